// Written by Scripts/objc-names.py, which reads the sources. Do not edit.

import UIKit

#if !canImport(ObjectiveC)
  extension CatalogSplitViewController: _SelectorListing {
    static var _listedSelectors: [_SelectorMethod] {
      [
        .init("beginSearch:", CatalogSplitViewController.beginSearch),
        .init("copyLink:", CatalogSplitViewController.copyLink),
        .init("endSearch:", CatalogSplitViewController.endSearch),
        .init("goBack:", CatalogSplitViewController.goBack),
        .init("openNextPage:", CatalogSplitViewController.openNextPage),
        .init("openPreviousPage:", CatalogSplitViewController.openPreviousPage),
      ]
    }
  }

  extension SheetDocumentViewController: _KeyedPropertyListing {
    static var _listedProperties: [_KeyedProperty] {
      [
        .init("sheet", \SheetDocumentViewController.sheet)
      ]
    }
  }

  extension ThumbnailStore: _SelectorListing {
    static var _listedSelectors: [_SelectorMethod] {
      [
        .init("frame:", ThumbnailStore.frame)
      ]
    }
  }
#endif
