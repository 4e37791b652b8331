// Swift Testing imports this module by name wherever a test imports `UIKit`. Apple's adds attachments
// of UIKit's types to test reports; there is nothing to add here.
