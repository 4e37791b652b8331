import Foundation

extension UIWindowScene {
  /// How an app would like a scene to lie; its subclass for the platform says what.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// What an app would like on a phone or a tablet.
    public final class iOS: GeometryPreferences {
      /// The orientations that would do; empty for no preference.
      public final var interfaceOrientations: UIInterfaceOrientationMask

      /// Preferences for some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }

      /// No preference.
      public convenience override init() {
        self.init(interfaceOrientations: [])
      }
    }
  }

  /// Asks for the scene to lie otherwise, which the frontmost view controller has to support.
  ///
  /// The scene turns before the next frame, unless it already lies in one of the orientations. The
  /// handler hears of a request that cannot be met, at once.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let preferences = geometryPreferences as? GeometryPreferences.iOS, turn != nil else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    let wanted = preferences.interfaceOrientations
    guard !wanted.isEmpty else { return }
    let front = orderedWindows.last { !$0.isHidden && $0.rootViewController != nil }
    let possible =
      front?.rootViewController?.frontmost.supportedInterfaceOrientations.intersection(wanted)
      ?? wanted
    let order: [UIInterfaceOrientation] = [
      storedOrientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let orientation = order.first(where: { possible.contains($0) }) else {
      errorHandler?(UISceneError(.geometryRequestDenied))
      return
    }
    requestedOrientation = orientation
  }

  /// Turns as was asked for since the last frame.
  final func turnIfRequested() {
    guard let orientation = requestedOrientation else { return }
    requestedOrientation = nil
    if orientation != storedOrientation { turn?(orientation) }
  }
}

extension UIInterfaceOrientationMask {
  fileprivate func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown
      && contains(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
  }
}

/// Why a scene cannot be as an app would like it.
public struct UISceneError: CustomNSError, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// What went wrong.
  public let code: Code

  public static let errorDomain = "UISceneErrorDomain"
  public var errorCode: Int { code.rawValue }

  init(_ code: Code) {
    self.code = code
  }
}
