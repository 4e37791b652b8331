// Swift Testing imports this module by name wherever a test imports `CoreGraphics`. Apple's adds attachments
// of CoreGraphics's types to test reports; there is nothing to add here.
