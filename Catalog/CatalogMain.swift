import UIKit

/// Where the app starts on iOS; elsewhere the host starts the same delegate.
@main
final class CatalogMain: CatalogAppDelegate {}
