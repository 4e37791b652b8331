import Foundation
import TestSupport
import Testing
import UIKit

@testable import Documents

struct SourceIndexTests {
  @Test("A Swift class has its outlets and actions") func aClassOfSwiftHasItsOutletsAndActions() {
    var index = SourceIndex()
    index.readSwift(
      """
      import UIKit
      // class Ignored: UIView {
      final class CardView: Shapes.RoundedView, Themed {
        @IBOutlet private weak var titleLabel: UILabel!
        @IBInspectable
        var cornerStyle: Int = 0
        var plain = "}"
        @IBAction func tapped(_ sender: Any) {}
        @IBAction private func close() { if true { print("{") } }
        @objc func move(to point: CGPoint, animated: Bool) {}
        func hidden() {}
      }
      extension CardView {
        @IBInspectable var glow: CGFloat { get { 0 } set {} }
      }
      """)
    let card = index.classes["CardView"]
    #expect(card?.superclass == "RoundedView")
    #expect(card?.properties == ["titleLabel", "cornerStyle", "glow"])
    #expect(card?.actions.isSuperset(of: ["tapped:", "close", "moveTo:animated:"]) == true)
    #expect(card?.actions.contains("hidden") == false)
    #expect(index.classes["Ignored"] == nil)
  }

  @Test("Nested and consecutive classes are distinguished")
  func classesInClassesAndAfterEachOtherAreToldApart() {
    var index = SourceIndex()
    index.readSwift(
      """
      class Outer: UIViewController {
        class Inner: UIView {
          @IBOutlet var inner: UIView!
        }
        @IBOutlet var outer: UIView!
      }
      class Next { @objc dynamic var next = 0 }
      """)
    #expect(index.classes["Outer"]?.properties == ["outer"])
    #expect(index.classes["Inner"]?.properties == ["inner"])
  }

  @Test("An Objective-C class has its properties and methods")
  func aClassOfObjectiveCHasItsPropertiesAndMethods() {
    var index = SourceIndex()
    index.readObjectiveC(
      """
      @interface CardView : UIView
      @property (weak, nonatomic) IBOutlet UILabel *titleLabel;
      - (IBAction)tapped:(id)sender;
      - (void)setGlow:(CGFloat)glow;
      - (void)moveTo:(CGPoint)point animated:(BOOL)animated;
      @end
      """)
    let card = index.classes["CardView"]
    #expect(card?.superclass == "UIView")
    #expect(card?.properties.isSuperset(of: ["titleLabel", "glow"]) == true)
    #expect(card?.actions.isSuperset(of: ["tapped:", "moveTo:animated:"]) == true)
  }
}
