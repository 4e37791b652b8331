// Written by Scripts/objc-names.py, which reads the sources. Do not edit.

#if !canImport(ObjectiveC)
  /// The properties of the kit's classes that Objective-C sees on Apple's platforms.
  enum ObjectiveCNames {
    /// Returns whether Objective-C sees a property of a class.
    ///
    /// It is not known of classes that do not belong to the kit; then the result is `true`.
    static func contains(_ name: String, of type: Any.Type) -> Bool {
      properties[String(reflecting: type)]?.contains(name) ?? true
    }

    private static let properties: [String: Set<String>] = [
      "ActionSheet.ActionSheetControl": [
        "actionColor", "actionFontSize", "actionHeight", "alignsLeading", "allowsScrolling",
        "allowsSliding", "ambientColor", "animationDampingRatio", "animationDuration",
        "animationVelocity", "blursBackground", "bottomSpacing", "cancelColor",
        "closesInBackground", "closesOnBackgroundTap", "closesOnRotation", "closesOnSwipe",
        "cornerRadius", "destructiveColor", "dimmingColor", "groupSeparatorColor", "groupSpacing",
        "headerColor", "headerLineSpacing", "headerVerticalSpacing", "highlightColor",
        "interruptsGestures", "message", "opensAtEnd", "pinsCancel", "pinsHeader", "playsHaptics",
        "selectedActionIdentifiers", "separatesRows", "separatorColor", "separatorThickness",
        "sheetWidth", "title", "usesContinuousCorners",
      ],
      "ActionSheet.ActionSheetController": [
        "isPresented", "selectedDetentIdentifier",
      ],
      "ControlCore.Control": [],
      "ControlCore.ControlPart": [],
      "ControlExtras.ChildStackViewController": [],
      "ControlExtras.HitShapeContainer": [],
      "ControlExtras.RadarPulseControl": [
        "image", "isPulsing", "period", "pulseColor", "restartsOnReturn", "ringCount",
      ],
      "ControlExtras.StatefulButton": [
        "disabledSelectedBackgroundImage", "disabledSelectedImage", "disabledSelectedTitle",
        "disabledSelectedTitleColor", "focusedSelectedBackgroundImage", "focusedSelectedImage",
        "focusedSelectedTitle", "focusedSelectedTitleColor", "highlightedSelectedBackgroundImage",
        "highlightedSelectedImage", "highlightedSelectedTitle", "highlightedSelectedTitleColor",
      ],
      "ControlExtras.StickyFooterView": [
        "height", "hideDistance", "hidesWhileScrolling", "isBehindContent", "slideDuration",
      ],
      "ControlExtras.StickyHeaderView": [
        "isBehindContent", "isPinned", "maximumHeight", "minimumHeight",
      ],
      "ControlExtras.StickyView": [
        "isBehindContent"
      ],
      "ControlExtras.TappableImageView": [
        "isEnabled"
      ],
      "ControlExtras.TouchForwardingScrollView": [],
      "ControlExtras.TouchForwardingView": [],
      "DrawingBoard.DrawingBoardControl": [
        "announcesHistory", "boardIdentifier", "brushName", "canRedo", "canUndo",
        "colorSpaceRawValue", "contentOffset", "diskByteLimit", "drawingBackgroundColor",
        "drawingBackgroundImage", "drawingBackgroundPlacementRawValue", "drawingPolicyRawValue",
        "isDrawing", "isDrawingEnabled", "isZoomEnabled", "maximumZoomScale", "memoryByteLimit",
        "minimumPictureSize", "minimumZoomScale", "redoesOnThreeFingerTap",
        "showsPredictedTouches", "sizePolicyRawValue", "smoothingRawValue", "stabilizerLength",
        "stepCount", "stepIndex", "stepLimit", "strokeColor", "strokeOpacity", "strokeWidth",
        "undoesOnTwoFingerTap", "zoomScale",
      ],
      "DrawingBoard.DrawingHistoryControl": [
        "showsScrubber", "showsThumbnails",
      ],
      "DrawingBoard.DrawingToolbarControl": [
        "cornerRadius", "selectedColor", "selectedToolID", "selectedWidth",
      ],
      "DrawingBoard.ZoomableControl": [
        "contentOffset", "isZoomEnabled", "maximumZoomScale", "minimumPictureSize",
        "minimumZoomScale", "zoomScale",
      ],
      "RangeSlider.MultiSliderControl": [
        "accessibilityAdjustment", "appearancePreset", "cancelRestoresValues",
        "centersThumbsOnTrackEnds", "collisionRawValue", "disabledThumbImage", "dragsRange",
        "hasContinuousCorners", "highlightedThumbImage", "isContinuous", "isInverted",
        "isVertical", "labelBackgroundColor", "labelColor", "maximumDistance", "maximumValue",
        "maximumValueImage", "mergesOverlappingLabels", "minimumDistance", "minimumValue",
        "minimumValueImage", "placesLabelsBelow", "playsContactHaptics", "playsEndHaptics",
        "playsHaptics", "playsStepHaptics", "scrubsFinely", "showsLabelsOnlyWhileTracking",
        "showsTicks", "showsValueLabels", "snapsOnRelease", "step", "tapsTrack", "thumbCount",
        "thumbImage", "thumbSize", "thumbTintColor", "thumbValues", "tickColor", "tickCount",
        "trackCornerRadius", "trackHeight", "trackHighlightTintColor", "trackTintColor",
        "tracksFromAnywhere",
      ],
      "RangeSlider.RangeSliderControl": [
        "accessibilityAdjustment", "appearancePreset", "cancelRestoresValues",
        "centersThumbsOnTrackEnds", "collisionRawValue", "disabledThumbImage", "dragsRange",
        "hasContinuousCorners", "highlightedThumbImage", "isContinuous", "isInverted",
        "isLowerThumbEnabled", "isUpperThumbEnabled", "isVertical", "labelBackgroundColor",
        "labelColor", "lowerThumbImage", "lowerThumbTintColor", "lowerValue", "maximumDistance",
        "maximumValue", "maximumValueImage", "mergesOverlappingLabels", "minimumDistance",
        "minimumValue", "minimumValueImage", "placesLabelsBelow", "playsContactHaptics",
        "playsEndHaptics", "playsHaptics", "playsStepHaptics", "scrubsFinely",
        "showsLabelsOnlyWhileTracking", "showsTicks", "showsValueLabels", "snapsOnRelease", "step",
        "tapsTrack", "thumbImage", "thumbSize", "thumbTintColor", "tickColor", "tickCount",
        "trackCornerRadius", "trackHeight", "trackHighlightTintColor", "trackTintColor",
        "tracksFromAnywhere", "upperThumbImage", "upperThumbTintColor", "upperValue",
      ],
      "RangeSlider.SliderBaseControl": [
        "accessibilityAdjustment", "appearancePreset", "cancelRestoresValues",
        "centersThumbsOnTrackEnds", "collisionRawValue", "disabledThumbImage", "dragsRange",
        "hasContinuousCorners", "highlightedThumbImage", "isContinuous", "isInverted",
        "isVertical", "labelBackgroundColor", "labelColor", "maximumDistance", "maximumValue",
        "maximumValueImage", "mergesOverlappingLabels", "minimumDistance", "minimumValue",
        "minimumValueImage", "placesLabelsBelow", "playsContactHaptics", "playsEndHaptics",
        "playsHaptics", "playsStepHaptics", "scrubsFinely", "showsLabelsOnlyWhileTracking",
        "showsTicks", "showsValueLabels", "snapsOnRelease", "step", "tapsTrack", "thumbImage",
        "thumbSize", "thumbTintColor", "tickColor", "tickCount", "trackCornerRadius",
        "trackHeight", "trackHighlightTintColor", "trackTintColor", "tracksFromAnywhere",
      ],
      "RangeSlider.SliderControl": [
        "accessibilityAdjustment", "appearancePreset", "cancelRestoresValues",
        "centersThumbsOnTrackEnds", "collisionRawValue", "disabledThumbImage", "dragsRange",
        "hasContinuousCorners", "highlightedThumbImage", "isContinuous", "isInverted",
        "isVertical", "labelBackgroundColor", "labelColor", "maximumDistance", "maximumValue",
        "maximumValueImage", "mergesOverlappingLabels", "minimumDistance", "minimumValue",
        "minimumValueImage", "placesLabelsBelow", "playsContactHaptics", "playsEndHaptics",
        "playsHaptics", "playsStepHaptics", "scrubsFinely", "showsLabelsOnlyWhileTracking",
        "showsTicks", "showsValueLabels", "snapsOnRelease", "step", "tapsTrack", "thumbImage",
        "thumbSize", "thumbTintColor", "tickColor", "tickCount", "trackCornerRadius",
        "trackHeight", "trackHighlightTintColor", "trackTintColor", "tracksFromAnywhere",
      ],
    ]
  }
#endif
