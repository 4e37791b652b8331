import Foundation
import UIKit

// What the loader asks.
extension DocumentRecorder: NibPreview {
  func note(_ flaw: NibFlaw, line: Int, _ message: String) {
    switch flaw {
    case .missingImage:
      // Without the asset catalogs nothing is known to be missing.
      diagnose(.missingImage, context.image == nil ? .note : nil, line: line, message)
    case .missingObject: diagnose(.missingObject, line: line, message)
    case .unread: diagnose(.unreadElement, line: line, message)
    case .wrongClass: diagnose(.unknownClass, line: line, message)
    }
  }

  func image(_ name: String) -> UIImage? { context.image?(name) }

  func hasOtherImage(_ name: String) -> Bool { context.hasOtherImage?(name) == true }

  func color(_ name: String, _ element: DocumentElement) -> UIColor? {
    if let color = context.color?(name) { return color }
    let isKnown = context.color != nil
    diagnose(
      .missingColor, isKnown ? .warning : .note, line: element.line,
      "<\(element.name)>: "
        + (isKnown
          ? "no asset catalog has the color \(name)"
          : "the color \(name) is that of the document, as the asset catalogs are not known"))
    return nil
  }

  func hasElement(_ id: String) -> Bool { ids.contains(id) }

  func didMake(_ object: NSObject, from record: NibRecord) {
    if record.isOfApp { appObjects.insert(ObjectIdentifier(object)) }
  }

  /// The lengths of the system that a build of Interface Builder draws with.
  func sectionMetrics(of table: DocumentElement) -> TableSectionMetrics {
    var metrics = TableSectionMetrics()
    if version >= 15000, table.number("sectionHeaderHeight") == 10 { metrics.groupedTitle = 32 }
    if version >= 22505 {
      if table.number("estimatedRowHeight") == nil { metrics.firstGroupSpace = 0 }
      if device.safeAreaInsets.bottom > 0 { metrics.rowMargin = 20 }
    }
    if version < 20037 {
      metrics.plainHeader = 0
      metrics.plainPadding = 0
    }
    metrics.hasPlainUntitledHeaders = version >= 14800
    return metrics
  }
}
