import UIKit

/// Samples and corrections from touches.
extension DrawingBoardControl {
  func samples(_ touches: [UITouch]) -> [StrokeSample] {
    touches.map(sample(of:))
  }

  func sample(of touch: UITouch) -> StrokeSample {
    let measuresForce = touch.maximumPossibleForce > 0
    let isEstimate = !touch.estimatedPropertiesExpectingUpdates.isEmpty
    return StrokeSample(
      location: placement.picturePoint(touch.preciseLocation(in: surface)),
      pressure: measuresForce ? touch.force : nil, altitude: touch.altitudeAngle,
      azimuth: touch.azimuthAngle(in: surface), timestamp: touch.timestamp,
      estimate: isEstimate ? touch.estimationUpdateIndex?.intValue : nil)
  }

  func correction(by touch: UITouch) -> StrokeCorrection? {
    guard let estimate = touch.estimationUpdateIndex else { return nil }
    let sample = sample(of: touch)
    return StrokeCorrection(
      estimate: estimate.intValue, pressure: sample.pressure, altitude: sample.altitude,
      azimuth: sample.azimuth, isFinal: sample.estimate == nil)
  }
}
