/// The classes of the kit that a document can name.
enum KitClasses {
  /// The modules of the classes, by the names of the classes.
  static let modules = [
    "ActionSheetControl": "ActionSheet", "ActionSheetController": "ActionSheet",
    "ChildStackViewController": "ControlExtras", "DrawingBoardControl": "DrawingBoard",
    "DrawingHistoryControl": "DrawingBoard", "DrawingToolbarControl": "DrawingBoard",
    "HitShapeContainer": "ControlExtras", "MultiSliderControl": "RangeSlider",
    "RadarPulseControl": "ControlExtras", "RangeSliderControl": "RangeSlider",
    "SliderControl": "RangeSlider", "StatefulButton": "ControlExtras",
    "StickyFooterView": "ControlExtras", "StickyHeaderView": "ControlExtras",
    "StickyView": "ControlExtras", "TappableImageView": "ControlExtras",
    "TouchForwardingScrollView": "ControlExtras", "TouchForwardingView": "ControlExtras",
  ]
}
