import Foundation
@_spi(Host) import UIKit

/// A tree of 200 views with 400 constraints, from a storyboard and in code.
@MainActor
enum DocumentScenarios {
  static let count = 200

  static let all = [
    Scenario(name: "document/parse-\(count)", countedRuns: 4) {
      let data = Data(text.utf8)
      return Scenario.Steps { _ in _ = UIStoryboard(data: data, name: "Main", bundle: nil) }
    },
    Scenario(name: "document/load-\(count)", countedRuns: 4) {
      let storyboard = UIStoryboard(data: Data(text.utf8), name: "Main", bundle: nil)
      return Scenario.Steps { _ in
        storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
      }
    },
    Scenario(name: "document/code-\(count)", countedRuns: 4) {
      Scenario.Steps { _ in CodeViewController().loadViewIfNeeded() }
    },
  ]

  private static let text: String = {
    let views = (0..<count).map { index in
      """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <rect key="frame" x="\(index % 50)" y="\(index % 90)" width="300" height="20"/>
      <color key="backgroundColor" systemColor="systemBlueColor"/></view>
      """
    }
    let constraints = (0..<count).map { index in
      """
      <constraint firstItem="v\(index)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="\(index % 50)" id="l\(index)"/>
      <constraint firstItem="v\(index)" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="\(index % 90)" id="t\(index)"/>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="400" height="800"/>
      <subviews>\(views.joined(separator: "\n"))</subviews>
      <constraints>\(constraints.joined(separator: "\n"))</constraints></view>
      </viewController></objects></scene></scenes></document>
      """
  }()
}

/// The same tree in code.
private final class CodeViewController: UIViewController {
  override func loadView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    for index in 0..<DocumentScenarios.count {
      let view = UIView(
        frame: CGRect(x: CGFloat(index % 50), y: CGFloat(index % 90), width: 300, height: 20))
      view.translatesAutoresizingMaskIntoConstraints = false
      view.backgroundColor = .systemBlue
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: root.leadingAnchor, constant: CGFloat(index % 50)),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index % 90)),
      ])
    }
    view = root
  }
}
