import Foundation
import TestSupport

@testable import Documents
@_spi(Host) @testable import UIKit

/// A suite that shows nibs as Interface Builder's canvas does.
@MainActor protocol DocumentShowing {}

extension DocumentShowing {
  static func pinned(_ id: String, to edges: String...) -> String {
    edges.map {
      """
      <constraint firstItem="\(id)" firstAttribute="\($0)" secondItem="root" \
      secondAttribute="\($0)" id="\(id)-\($0)"/>
      """
    }.joined(separator: "\n")
  }

  static func table(
    _ content: String, _ attributes: String, header: Int = 28, footer: Int = 28
  ) -> String {
    """
    <tableView sectionHeaderHeight="\(header)" sectionFooterHeight="\(footer)" \(attributes) id="t">
      <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
      \(content)
    </tableView>
    """
  }

  static func cell(_ id: String, height: Int, attributes: String) -> String {
    """
    <tableViewCell rowHeight="\(height)" \(attributes) id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="300" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0.0" y="0.0" width="300" height="\(height)"/>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// A nib with one view of 300 by 400 points, drawn by Xcode 15.
  static func nib(
    _ content: String, constraints: String = "", resources: String = "", version: Int = 22505,
    device: String = "retina4_7"
  ) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)">
        <device id="\(device)" orientation="portrait"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
            <subviews>
              \(content)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
              \(constraints)
            </constraints>
            <nil key="simulatedStatusBarMetrics"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          </view>
        </objects>
        <resources>\(resources)</resources>
      </document>
      """.utf8)
  }

  func nibFrames(
    _ content: String, constraints: String = "", resources: String = "", version: Int = 22505,
    device: String = "retina4_7"
  ) -> [String: CGRect] {
    let data = Self.nib(
      content, constraints: constraints, resources: resources, version: version, device: device)
    return shown(DocumentPreview(data, file: "Card.xib")).frames
  }

  /// Shows a preview on its device.
  func shown(
    _ preview: DocumentPreview
  ) -> (frames: [String: CGRect], host: TestHost) {
    let host = TestHost(
      size: preview.device.size, scale: preview.device.scale,
      safeAreaInsets: preview.device.safeAreaInsets, rootViewController: preview.root)
    host.layout()
    let views = preview.views.compactMap { id, view in view.window == nil ? nil : (id, view.frame) }
    return (Dictionary(views) { first, _ in first }, host)
  }
}
