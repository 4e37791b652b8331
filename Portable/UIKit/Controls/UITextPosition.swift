/// A place in editable text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  let offset: Int

  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// The text between two places.
@preconcurrency @MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
  open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
  open var isEmpty: Bool { range.isEmpty }

  let range: Range<Int>

  init(range: Range<Int>) {
    self.range = range
    super.init()
  }
}
