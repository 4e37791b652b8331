import UIKit

/// The documents of Interface Builder that the catalog shows.
@MainActor
enum CatalogDocuments {
  /// The bundle of the documents.
  static var bundle: Bundle {
    #if SWIFT_PACKAGE
      .module
    #else
      .main
    #endif
  }

  /// Makes a scene of the storyboard.
  static func scene(_ identifier: String) -> UIViewController {
    UIStoryboard(name: "Controls", bundle: bundle)
      .instantiateViewController(withIdentifier: identifier)
  }
}
