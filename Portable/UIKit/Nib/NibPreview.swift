import Foundation

/// Shows or checks a document without its app: it sees what the loader makes, and stands in for what only
/// the app has.
@MainActor package protocol NibPreview: AnyObject {
  /// The name of the file of the document that is shown.
  var documentName: String { get }

  /// Whether the document is drawn on a device, which has size classes.
  var hasDevice: Bool { get }

  /// Notes what is wrong with the document.
  ///
  /// - Parameters:
  ///   - flaw: What is wrong.
  ///   - line: The line of the document.
  ///   - message: What is wrong, in words.
  func note(_ flaw: NibFlaw, line: Int, _ message: String)

  // MARK: The app

  /// Returns the class that takes the place of one that is not there, or nil if there is none.
  func missingClass(_ name: String, _ element: DocumentElement) -> AnyClass?

  /// Returns whether an element names a class that is not there.
  func isOfApp(_ element: DocumentElement) -> Bool

  /// Returns an image of the app's asset catalogs, or nil.
  func image(_ name: String) -> UIImage?

  /// Returns whether the asset catalogs have an image that is not drawn, such as a PDF.
  func hasOtherImage(_ name: String) -> Bool

  /// Returns a color of the app's asset catalogs, or nil, and notes that there is none.
  func color(_ name: String, _ element: DocumentElement) -> UIColor?

  /// Returns whether the document has an element with an id.
  func hasElement(_ id: String) -> Bool

  // MARK: The objects

  /// Called when an object was made.
  func didMake(_ object: NSObject, from record: NibRecord)

  /// Called when a view was made, before it has its content.
  func didMakeView(_ view: UIView, from record: NibRecord)

  /// Sets a value of the document.
  func set(
    _ value: Any?, forKeyPath keyPath: String, of object: NSObject, _ record: NibRecord?, line: Int)

  /// Checks an action of a class of the app.
  func checkAction(_ selector: String, ofAppClass name: String, line: Int)

  /// Returns the lengths of the sections of a table.
  func sectionMetrics(of table: DocumentElement) -> TableSectionMetrics
}

/// What the loader finds wrong with a document.
package enum NibFlaw {
  case missingImage
  case missingObject
  /// Something that is not read.
  case unread
  /// A class that is of another kind than the element.
  case wrongClass
}
