import QuartzCore
import Synchronization

extension UITraitCollection {
  /// The traits that dynamic colors and images resolve against on this thread.
  public class var current: UITraitCollection {
    get { CurrentTraits.value ?? predicted }
    set { CurrentTraits.value = newValue }
  }

  /// Runs a closure with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = CurrentTraits.value
    CurrentTraits.value = self
    actions()
    CurrentTraits.value = previous
  }

  // What holds before any scene exists: a light phone at the default text size.
  static let systemDefault = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.layoutDirection = .leftToRight
    $0.displayScale = 2
    $0.displayGamut = .SRGB
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.legibilityWeight = .regular
    $0.forceTouchCapability = .unavailable
    $0.activeAppearance = .active
  }

  // What a view outside any window is expected to get: the traits of the scene that changed last.
  static var predicted: UITraitCollection {
    get { predictedTraits.withLock { $0 } }
    set { predictedTraits.withLock { $0 = newValue } }
  }

  private static let predictedTraits = Mutex(systemDefault)
}

// One slot per thread. A thread's dictionary would do, but it is slow for something that changes
// with every view laid out.
private enum CurrentTraits {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      guard let value else { return }
      Unmanaged<UITraitCollection>.fromOpaque(value).release()
    }
    return key
  }()

  static var value: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    set {
      let old = pthread_getspecific(key)
      pthread_setspecific(
        key, newValue.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) })
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }
}
