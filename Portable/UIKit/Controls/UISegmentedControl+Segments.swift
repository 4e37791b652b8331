// Segments by index. An index beyond the end of an insertion means the end; other methods ignore
// an index that names no segment.
extension UISegmentedControl {
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(title: title ?? ""), at: segment, animated: animated)
  }

  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(image: image), at: segment, animated: animated)
  }

  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(content(of: action), at: segment, animated: animated)
  }

  public func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let selected = selectedSegmentIndex
    let removed = segments.remove(at: segment)
    removed.removeFromSuperview()
    segmentsDidChange()
    if selected == segment {
      selectedSegmentIndex = Self.noSegment
    } else if selected > segment {
      selectedSegmentIndex = selected - 1
    }
    layOut(animated: animated)
  }

  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    segmentsDidChange()
  }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.content.title = title
      $0.content.image = nil
    }
  }

  public func titleForSegment(at segment: Int) -> String? { view(segment)?.content.title }

  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.content.image = image
      $0.content.title = nil
    }
  }

  public func imageForSegment(at segment: Int) -> UIImage? { view(segment)?.content.image }

  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    let content = content(of: action)
    change(segment) { $0.content = content }
  }

  public func actionForSegment(at segment: Int) -> UIAction? { view(segment)?.content.action }

  /// The segment whose action has this identifier, or `NSNotFound`.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets a width in points; 0 gives the segment a share of the rest.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  public func widthForSegment(at segment: Int) -> CGFloat { view(segment)?.width ?? 0 }

  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) {
      $0.contentOffset = offset
      $0.setNeedsLayout()
    }
  }

  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    view(segment)?.contentOffset ?? .zero
  }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  public func isEnabledForSegment(at segment: Int) -> Bool { view(segment)?.isEnabled ?? false }

  /// Sets the font and color of titles in a state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    noteAppearance(of: UISegmentedControl.self, "setTitleTextAttributes", for: state) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  private func view(_ segment: Int) -> SegmentView? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func change(_ segment: Int, _ body: (SegmentView) -> Void) {
    guard let view = view(segment) else { return }
    body(view)
    segmentsDidChange()
  }

  private func insert(_ content: SegmentView.Content, at index: Int, animated: Bool) {
    let selected = selectedSegmentIndex
    let position = min(max(index, 0), segments.count)
    segments.insert(SegmentView(content), at: position)
    segmentsDidChange()
    if selected >= position { selectedSegmentIndex = selected + 1 }
    layOut(animated: animated)
  }

  private func layOut(animated: Bool) {
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }
}
