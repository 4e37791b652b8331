import UIKit

extension SheetMaterial {
  /// The system's material that blurs as much; `nil` for what does not blur.
  @MainActor
  public var blurEffect: UIBlurEffect? {
    switch self {
    case .opaque: nil
    case .glass: UIBlurEffect(style: .systemMaterial)
    case .blur(.ultraThin): UIBlurEffect(style: .systemUltraThinMaterial)
    case .blur(.thin): UIBlurEffect(style: .systemThinMaterial)
    case .blur(.regular): UIBlurEffect(style: .systemMaterial)
    case .blur(.thick): UIBlurEffect(style: .systemThickMaterial)
    }
  }
}
