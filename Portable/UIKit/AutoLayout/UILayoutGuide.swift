import Foundation

/// A rectangular area that constraints can refer to as they do to a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What the system keeps the rectangle of a guide at.
  enum Role: String {
    case custom, safeArea, layoutMargins, readableContent, keyboard, scrollContent, scrollFrame
    case topBar, bottomBar
  }

  final var role = Role.custom
  final weak var storedOwner: UIView?
  /// The guide's variables in the engine of its window.
  final weak var layoutItem: LayoutItem?

  public override init() {
    super.init()
  }

  init(_ role: Role, of view: UIView, identifier: String) {
    self.role = role
    storedOwner = view
    self.identifier = identifier
    super.init()
  }

  /// A name to recognize the guide by in messages.
  open var identifier: String = ""

  /// The view that the guide was added to.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      if let newValue {
        newValue.addLayoutGuide(self)
      } else {
        storedOwner?.removeLayoutGuide(self)
      }
    }
  }

  /// The rectangle of the guide in the coordinates of its owning view.
  open var layoutFrame: CGRect {
    if role != .custom, let rect = storedOwner?.systemRect(of: role) { return rect }
    return layoutItem?.rect ?? .zero
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

/// A guide that follows something that moves, such as the keyboard.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide for the area of the keyboard; without one, for what the safe area leaves at the bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that determines whether the guide also follows a keyboard that is not at the
  /// bottom of the screen; default false.
  ///
  /// If it does, all edges of the guide are those of the keyboard.
  open var followsUndockedKeyboard = false {
    didSet {
      if followsUndockedKeyboard != oldValue { storedOwner?.noteLayoutChange(.insets) }
    }
  }

  /// Whether the guide takes the bottom of the safe area while there is no keyboard; default true.
  open var usesBottomSafeArea = true {
    didSet {
      if usesBottomSafeArea != oldValue { storedOwner?.noteLayoutChange(.insets) }
    }
  }
}

extension UIView {
  /// The safe area as a guide.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The layout margins as a guide.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide")
  }

  /// A guide within the layout margins that is not wider than text is easily read.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  /// The area of the keyboard as a guide.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = madeLayoutState
    if let guide = state.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(
      .keyboard, of: self, identifier: "UIViewKeyboardLayoutGuide")
    state.systemGuides[.keyboard] = guide
    AppContext.current.layout.addKeyboardGuideOwner(self)
    return guide
  }

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner !== self else { return }
    layoutGuide.storedOwner?.removeLayoutGuide(layoutGuide)
    layoutGuide.storedOwner = self
    madeLayoutState.guides.append(layoutGuide)
  }

  /// Removes a guide and deactivates the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.storedOwner === self, let state = layoutState else { return }
    state.guides.removeAll { $0 === layoutGuide }
    for constraint in state.touchingConstraints
    where (constraint.first.items + constraint.second.items).contains(where: { $0 === layoutGuide })
    {
      constraint.isActive = false
    }
    layoutGuide.layoutItem?.engine?.remove(layoutGuide)
    layoutGuide.storedOwner = nil
  }

  final func systemGuide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
    let state = madeLayoutState
    if let guide = state.systemGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self, identifier: name)
    state.systemGuides[role] = guide
    return guide
  }

  final func systemRect(of role: UILayoutGuide.Role) -> CGRect? {
    switch role {
    case .custom: return nil
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .layoutMargins: return bounds.inset(by: layoutMargins)
    case .readableContent:
      let rect = bounds.inset(by: layoutMargins)
      let excess = max(0, rect.width - readableWidth)
      return rect.insetBy(dx: excess / 2, dy: 0)
    case .keyboard:
      let (edges, height) = keyboardGuideGeometry
      return CGRect(
        x: edges.left, y: bounds.maxY - edges.bottom - height,
        width: bounds.width - edges.left - edges.right, height: height)
    case .topBar:
      return CGRect(x: 0, y: bounds.minY, width: bounds.width, height: safeAreaInsets.top)
    case .bottomBar:
      let height = safeAreaInsets.bottom
      return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    case .scrollContent:
      return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return bounds
    }
  }
}

extension UIScrollView {
  /// The content of the scroll view as a guide.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// The frame of the scroll view as a guide, in the coordinates of the content.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }
}
