import UniformTypeIdentifiers

extension UTType {
  /// The type of a file that ``StoredDrawing/export(to:progress:)`` writes: `org.controlkit.drawing`.
  ///
  /// Declare it among the exported types of your app's information property list, with the extension
  /// `ckdrawing`; see <doc:StoredDrawings>. It is a type of data, and of content.
  public static var storedDrawing: UTType { UTType(exportedAs: "org.controlkit.drawing") }
}
