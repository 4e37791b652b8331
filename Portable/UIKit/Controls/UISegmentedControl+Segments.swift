// Segments by index. An index beyond the end of an insertion means the end; other methods ignore
// an index that names no segment.
extension UISegmentedControl {
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView.Content(title: title ?? ""), at: segment, animated: animated)
  }

  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    segmentsDidChange()
  }

  public func titleForSegment(at segment: Int) -> String? { view(segment)?.content.title }

  private func view(_ segment: Int) -> SegmentView? {
    segments.indices.contains(segment) ? segments[segment] : nil
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
