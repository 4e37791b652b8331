/// The area in which text is set.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The size of the area; a text view keeps it up to date.
  open var size: CGSize

  /// The distance of lines from the sides of the area.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange?() } }
  }

  /// The largest number of lines; 0 is any number.
  open var maximumNumberOfLines: Int = 0 {
    didSet { if maximumNumberOfLines != oldValue { onChange?() } }
  }

  var onChange: (() -> Void)?

  /// Creates a container.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}
