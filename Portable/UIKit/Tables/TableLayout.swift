/// Where headers, rows and footers of a table lie along its height. It knows no views.
struct TableLayout: Equatable, Sendable {
  struct Section: Equatable, Sendable {
    /// Empty space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows: HeightIndex
    var footer: CGFloat = 0

    var length: CGFloat { padding + header + rows.total + footer }
  }

  struct Span: Equatable, Sendable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
  }

  /// The length of the view above the first section.
  var head: CGFloat = 0
  /// The length of the view below the last section.
  var tail: CGFloat = 0
  /// Empty space below the last section.
  var bottom: CGFloat = 0

  private(set) var sections: [Section] = []
  private var starts: [CGFloat] = []
  private var validStarts = 0

  mutating func replaceSections(_ sections: [Section]) {
    self.sections = sections
    starts = Array(repeating: 0, count: sections.count)
    validStarts = 0
  }

  mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
    guard sections.indices.contains(section) else { return }
    body(&sections[section])
    validStarts = min(validStarts, section + 1)
  }

  mutating func setHead(_ length: CGFloat) {
    head = length
    validStarts = 0
  }

  /// Where a section begins, its padding included; the count of sections gives the end.
  mutating func start(of section: Int) -> CGFloat {
    guard section > 0, !sections.isEmpty else { return head }
    let last = min(section, sections.count)
    if validStarts == 0 {
      starts[0] = head
      validStarts = 1
    }
    while validStarts < min(last + 1, sections.count) {
      starts[validStarts] = starts[validStarts - 1] + sections[validStarts - 1].length
      validStarts += 1
    }
    guard last < sections.count else {
      return starts[sections.count - 1] + sections[sections.count - 1].length
    }
    return starts[last]
  }

  mutating func total() -> CGFloat { start(of: sections.count) + bottom + tail }

  mutating func section(_ section: Int) -> Span {
    let start = start(of: section)
    return Span(start: start, length: self.start(of: section + 1) - start)
  }

  mutating func header(_ section: Int) -> Span {
    Span(
      start: start(of: section) + sections[section].padding, length: sections[section].header)
  }

  mutating func row(_ row: Int, in section: Int) -> Span {
    let header = header(section)
    let rows = sections[section].rows
    return Span(start: header.end + rows.offset(of: row), length: rows.height(of: row))
  }

  mutating func footer(_ section: Int) -> Span {
    let end = start(of: section + 1)
    return Span(start: end - sections[section].footer, length: sections[section].footer)
  }

  /// The section at a position; the first or last one for a position outside.
  mutating func section(at position: CGFloat) -> Int {
    guard !sections.isEmpty else { return 0 }
    _ = start(of: sections.count - 1)
    var low = 0
    var high = sections.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
