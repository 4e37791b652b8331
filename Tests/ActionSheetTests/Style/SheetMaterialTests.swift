import Testing

@testable import ActionSheet

struct SheetMaterialTests {
  @Test("The material is glass where available, else a blur, and neither with reduced transparency")
  func resolved() {
    let glass = SheetMaterial.glass
    var isAvailable = false
    if #available(iOS 26, *) { isAvailable = true }
    #expect(
      glass.resolved(hasGlass: true, reducesTransparency: false)
        == (isAvailable ? .glass : .regular))
    #expect(glass.resolved(hasGlass: false, reducesTransparency: false) == .regular)
    #expect(glass.resolved(hasGlass: true, reducesTransparency: true) == .opaque)
    let blur = SheetMaterial.thin
    #expect(blur.resolved(hasGlass: true, reducesTransparency: false) == .thin)
    #expect(blur.resolved(hasGlass: true, reducesTransparency: true) == .opaque)
    #expect(SheetMaterial.opaque.resolved(hasGlass: true, reducesTransparency: false) == .opaque)
  }
}
