/// Lays out lengths along one axis. Values in, values out; it knows no views.
struct StackLayout: Equatable, Sendable {
  /// One arranged view along the axis.
  struct Item: Equatable, Sendable {
    /// The length the view asks for.
    var preferred: CGFloat
    /// How much it resists growing; the lowest grows first.
    var hugging: Float = 250
    /// How much it resists shrinking; the lowest shrinks first.
    var resistance: Float = 750
    /// The least distance to the next view.
    var spacingAfter: CGFloat = 0
  }

  struct Span: Equatable, Sendable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
  }

  var distribution: UIStackView.Distribution

  /// The length at which every item has what it asks for.
  func idealLength(of items: [Item]) -> CGFloat {
    guard !items.isEmpty else { return 0 }
    let gaps = items.dropLast().reduce(0) { $0 + $1.spacingAfter }
    switch distribution {
    case .fillEqually:
      return (items.map(\.preferred).max() ?? 0) * CGFloat(items.count) + gaps
    case .equalCentering:
      let step = centerStep(of: items)
      guard let first = items.first, let last = items.last else { return 0 }
      return first.preferred / 2 + step * CGFloat(items.count - 1) + last.preferred / 2
    case .fill, .fillProportionally, .equalSpacing:
      return items.reduce(0) { $0 + $1.preferred } + gaps
    }
  }

  /// Where each item stands within `length`.
  func spans(of items: [Item], in length: CGFloat) -> [Span] {
    guard !items.isEmpty else { return [] }
    let gaps = items.dropLast().reduce(0) { $0 + $1.spacingAfter }
    switch distribution {
    case .fillEqually:
      let share = max(0, (length - gaps) / CGFloat(items.count))
      return lineUp(items, lengths: items.map { _ in share }, extraGap: 0)
    case .fillProportionally:
      let total = items.reduce(0) { $0 + $1.preferred }
      let available = max(0, length - gaps)
      let lengths = items.map {
        total > 0 ? $0.preferred / total * available : available / CGFloat(items.count)
      }
      return lineUp(items, lengths: lengths, extraGap: 0)
    case .fill:
      return lineUp(items, lengths: fitted(items, to: length - gaps), extraGap: 0)
    case .equalSpacing:
      let lengths = shrunk(items, to: length - gaps)
      let rest = length - gaps - lengths.reduce(0, +)
      return equallySpaced(items, lengths: lengths, length: length, rest: rest)
    case .equalCentering:
      let lengths = shrunk(items, to: length - gaps)
      return equallyCentered(items, lengths: lengths, length: length)
    }
  }

  private func lineUp(_ items: [Item], lengths: [CGFloat], extraGap: CGFloat) -> [Span] {
    var position: CGFloat = 0
    return zip(items, lengths).map { item, length in
      defer { position += length + item.spacingAfter + extraGap }
      return Span(start: position, length: length)
    }
  }

  private func fitted(_ items: [Item], to available: CGFloat) -> [CGFloat] {
    var lengths = shrunk(items, to: available)
    let extra = available - lengths.reduce(0, +)
    guard extra > 0, let lowest = items.map(\.hugging).min(),
      let index = items.firstIndex(where: { $0.hugging == lowest })
    else { return lengths }
    lengths[index] += extra
    return lengths
  }

  private func shrunk(_ items: [Item], to available: CGFloat) -> [CGFloat] {
    var lengths = items.map { max(0, $0.preferred) }
    var excess = lengths.reduce(0, +) - max(0, available)
    for resistance in Set(items.map(\.resistance)).sorted() where excess > 0 {
      let indices = items.indices.filter { items[$0].resistance == resistance }
      let total = indices.reduce(0) { $0 + lengths[$1] }
      guard total > 0 else { continue }
      let cut = min(excess, total)
      for index in indices { lengths[index] -= lengths[index] / total * cut }
      excess -= cut
    }
    return lengths
  }

  private func equallySpaced(
    _ items: [Item], lengths: [CGFloat], length: CGFloat, rest: CGFloat
  ) -> [Span] {
    guard items.count > 1, rest > 0 else { return lineUp(items, lengths: lengths, extraGap: 0) }
    // Gaps become equal; one whose least distance is larger keeps it.
    let total = length - lengths.reduce(0, +)
    var gaps = items.dropLast().map(\.spacingAfter)
    var open = Array(gaps.indices)
    var remaining = total
    while !open.isEmpty {
      let share = remaining / CGFloat(open.count)
      guard let fixed = open.first(where: { gaps[$0] > share }) else {
        for index in open { gaps[index] = share }
        break
      }
      remaining -= gaps[fixed]
      open.removeAll { $0 == fixed }
    }
    var position: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { position += length + (index < gaps.count ? gaps[index] : 0) }
      return Span(start: position, length: length)
    }
  }

  private func equallyCentered(
    _ items: [Item], lengths: [CGFloat], length: CGFloat
  ) -> [Span] {
    guard items.count > 1, let first = lengths.first, let last = lengths.last else {
      return lineUp(items, lengths: lengths, extraGap: 0)
    }
    let step = (length - first / 2 - last / 2) / CGFloat(items.count - 1)
    var spans = lengths.enumerated().map { index, itemLength in
      Span(start: first / 2 + step * CGFloat(index) - itemLength / 2, length: itemLength)
    }
    // Least distances win over equal centres.
    for index in spans.indices.dropFirst() {
      let least = spans[index - 1].end + items[index - 1].spacingAfter
      spans[index].start = max(spans[index].start, least)
    }
    var limit = length
    for index in spans.indices.reversed() {
      spans[index].start = min(spans[index].start, limit - spans[index].length)
      if index > 0 { limit = spans[index].start - items[index - 1].spacingAfter }
    }
    return spans
  }

  private func centerStep(of items: [Item]) -> CGFloat {
    zip(items, items.dropFirst()).reduce(0) { step, pair in
      max(step, pair.0.preferred / 2 + pair.0.spacingAfter + pair.1.preferred / 2)
    }
  }
}
