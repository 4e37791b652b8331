#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  @MainActor extension ActionSheetItem {
    /// Returns an item that is a view of SwiftUI.
    ///
    /// The row is as high as the view needs at its width, and follows changes. In a list of SwiftUI that
    /// scrolls, give it a frame: it has no height of its own.
    ///
    /// The view has the environment of the view of SwiftUI that presents the sheet, with the traits of the sheet.
    ///
    ///     controller.items = [.view { RatingView(rating: rating) }, .action(.default("Send"))]
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - content: Creates the view.
    /// - Returns: The item.
    public static func view(
      id: SheetItemID = SheetItemID(), @ViewBuilder content: () -> some View
    ) -> ActionSheetItem {
      .viewController(
        UIHostingController(measuring: SheetHostedView(content: AnyView(content()))), id: id)
    }
  }

  /// The view of a row or a toast, with the environment of the presenting view and the traits of where it is.
  struct SheetHostedView: View {
    let content: AnyView
    var environment: EnvironmentValues?

    var body: some View {
      // A hosting controller inherits traits alone.
      content.transformEnvironment(\.self) { values in
        guard let environment else { return }
        let traits = values
        values = environment
        values.actionSheetStyle = traits.actionSheetStyle
        values.colorScheme = traits.colorScheme
        values.dynamicTypeSize = traits.dynamicTypeSize
        values.horizontalSizeClass = traits.horizontalSizeClass
        values.verticalSizeClass = traits.verticalSizeClass
        values.layoutDirection = traits.layoutDirection
      }
    }
  }

  @MainActor extension ActionSheetItem {
    /// Returns an item that is a text field whose text follows a binding.
    ///
    /// - Parameters:
    ///   - title: The placeholder.
    ///   - text: The text.
    ///   - id: The identity.
    ///   - validation: See ``textField(id:configurationHandler:validation:)``.
    ///   - configurationHandler: Configures the text field, once.
    /// - Returns: The item.
    public static func textField(
      _ title: String, text: Binding<String>, id: SheetItemID = SheetItemID(),
      validation: (@MainActor (String) -> String?)? = nil,
      configurationHandler: ((UITextField) -> Void)? = nil
    ) -> ActionSheetItem {
      textField(
        title, text: SheetBinding(text), id: id, validation: validation,
        configurationHandler: configurationHandler)
    }

    /// Returns an item that is a date picker whose date follows a binding.
    ///
    /// See ``datePicker(_:date:id:configurationHandler:valueChanged:)``. The date picker is configured once.
    public static func datePicker(
      _ title: String? = nil, selection: Binding<Date>, id: SheetItemID = SheetItemID(),
      configurationHandler: ((UIDatePicker) -> Void)? = nil
    ) -> ActionSheetItem {
      datePicker(
        title, date: SheetBinding(selection), id: id, configurationHandler: configurationHandler)
    }

    /// Returns an item that is a wheel of choices whose choice, an index, follows a binding.
    ///
    /// See ``picker(_:choices:selection:id:valueChanged:)``.
    public static func picker(
      _ title: String? = nil, choices: [String], selection: Binding<Int>,
      id: SheetItemID = SheetItemID()
    ) -> ActionSheetItem {
      picker(title, choices: choices, choice: SheetBinding(selection), id: id)
    }

    /// Returns a section whose actions exclude each other, and whose selection follows a binding.
    ///
    ///     ActionSheetItem.section("Sort by", selection: $order) {
    ///       ActionSheetAction.default("Name", id: "name")
    ///       ActionSheetAction.default("Date", id: "date")
    ///     }
    ///
    /// - Parameters:
    ///   - title: The caption.
    ///   - subtitle: A second line of the caption.
    ///   - selection: The identity of the action that is on, or `nil`.
    ///   - id: The identity.
    ///   - items: The items of the section.
    /// - Returns: The item.
    public static func section(
      _ title: String? = nil, subtitle: String? = nil, selection: Binding<String?>,
      id: SheetItemID = SheetItemID(), @ActionSheetBuilder items: () -> [ActionSheetItem]
    ) -> ActionSheetItem {
      section(
        title, subtitle: subtitle, selection: .single, id: id,
        binding: SheetBinding(
          get: { Set([selection.wrappedValue].compactMap { $0 }) },
          set: { selection.wrappedValue = $0.first }), items: items())
    }

    /// Returns a section whose actions are turned on and off, and whose selection, the identities of the actions
    /// that are on, follows a binding.
    public static func section(
      _ title: String? = nil, subtitle: String? = nil, selection: Binding<Set<String>>,
      id: SheetItemID = SheetItemID(), @ActionSheetBuilder items: () -> [ActionSheetItem]
    ) -> ActionSheetItem {
      section(
        title, subtitle: subtitle, selection: .multiple, id: id, binding: SheetBinding(selection),
        items: items())
    }
  }

  @MainActor extension SheetBinding {
    fileprivate init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    }
  }

  extension UIHostingController: SheetBodyController {
    /// Creates a clear controller of a view in a row or a toast; a change of its preferred size makes that measure
    /// again.
    convenience init(measuring view: Content) {
      self.init(rootView: view)
      sizingOptions = .preferredContentSize
      safeAreaRegions = []
      self.view.backgroundColor = .clear
    }

    func height(fitting width: CGFloat) -> CGFloat {
      sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    func adoptContent(of other: UIViewController?) {
      if let other = other as? UIHostingController<Content> { rootView = other.rootView }
    }
  }
#endif
