// swift-format-ignore-file
// The code of states as the catalog shows it. A test compares this file with the catalog;
// Scripts/samples.sh writes it anew.
#if canImport(SwiftUI)
import ControlExtras
import SwiftUI
import UIKit

enum Sample_sticky_collapse_SwiftUI {
  final class HikeViewController: UITableViewController {
    let header = StickyHeaderView()
    let footer = StickyFooterView(height: 64)

    override func viewDidLoad() {
      super.viewDidLoad()
      footer.backgroundColor = .secondarySystemBackground
      tableView.addSubview(header)
      tableView.addSubview(footer)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Stage \(indexPath.row + 1)"
      cell.contentConfiguration = content
      return cell
    }
  }

  struct HikeView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = HikeViewController(style: .insetGrouped)
      let header = controller.header
      let title = UILabel()
      title.text = "Ridge Walk"
      title.font = .preferredFont(forTextStyle: .largeTitle)
      title.accessibilityTraits.insert(.header)
      let detail = UILabel()
      detail.text = "18.4 km · 6 h 20 min"
      detail.font = .preferredFont(forTextStyle: .subheadline)
      let titles = UIStackView(arrangedSubviews: [title, detail])
      titles.axis = .vertical
      titles.spacing = 2
      titles.translatesAutoresizingMaskIntoConstraints = false
      for label in [title, detail] {
        label.textColor = .white
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      header.backgroundColor = .systemTeal
      header.clipsToBounds = true
      header.addSubview(titles)
      let area = header.safeAreaLayoutGuide
      let trailing = titles.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      // The header has no width until it is in a scroll view.
      trailing.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        titles.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        trailing,
        titles.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      ])
      let largeTitles = header.subviews.first
      let compactTitle = UILabel()
      compactTitle.text = "Ridge Walk"
      compactTitle.font = .preferredFont(forTextStyle: .headline)
      compactTitle.textColor = .white
      compactTitle.adjustsFontForContentSizeCategory = true
      compactTitle.alpha = 0
      // The large title has the same text.
      compactTitle.isAccessibilityElement = false
      compactTitle.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(compactTitle)
      NSLayoutConstraint.activate([
        compactTitle.centerXAnchor.constraint(equalTo: header.centerXAnchor),
        compactTitle.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      ])
      header.headerLayout = StickyHeaderLayout(
        minimumHeight: 52, maximumHeight: 240, expansion: .atTop, isPinned: true,
        stretchesBeyondMaximum: true, reservation: .restingHeight)
      header.placementChanged = { [weak largeTitles, weak compactTitle] placement in
        largeTitles?.alpha = min(max((placement.stretchFactor - 0.35) / 0.4, 0), 1)
        compactTitle?.alpha = min(max((0.3 - placement.stretchFactor) / 0.2, 0), 1)
      }
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_sticky_stretch_SwiftUI {
  final class HikeViewController: UITableViewController {
    let header = StickyHeaderView()
    let footer = StickyFooterView(height: 64)

    override func viewDidLoad() {
      super.viewDidLoad()
      footer.backgroundColor = .secondarySystemBackground
      tableView.addSubview(header)
      tableView.addSubview(footer)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Stage \(indexPath.row + 1)"
      cell.contentConfiguration = content
      return cell
    }
  }

  struct HikeView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = HikeViewController(style: .insetGrouped)
      let header = controller.header
      let title = UILabel()
      title.text = "Ridge Walk"
      title.font = .preferredFont(forTextStyle: .largeTitle)
      title.accessibilityTraits.insert(.header)
      let detail = UILabel()
      detail.text = "18.4 km · 6 h 20 min"
      detail.font = .preferredFont(forTextStyle: .subheadline)
      let titles = UIStackView(arrangedSubviews: [title, detail])
      titles.axis = .vertical
      titles.spacing = 2
      titles.translatesAutoresizingMaskIntoConstraints = false
      for label in [title, detail] {
        label.textColor = .white
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      header.backgroundColor = .systemTeal
      header.clipsToBounds = true
      header.addSubview(titles)
      let area = header.safeAreaLayoutGuide
      let trailing = titles.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      // The header has no width until it is in a scroll view.
      trailing.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        titles.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        trailing,
        titles.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      ])
      header.headerLayout = StickyHeaderLayout(
        minimumHeight: 240, expansion: .overscroll, isPinned: true, reservation: .restingHeight)
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_sticky_return_SwiftUI {
  final class HikeViewController: UITableViewController {
    let header = StickyHeaderView()
    let footer = StickyFooterView(height: 64)

    override func viewDidLoad() {
      super.viewDidLoad()
      footer.backgroundColor = .secondarySystemBackground
      tableView.addSubview(header)
      tableView.addSubview(footer)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Stage \(indexPath.row + 1)"
      cell.contentConfiguration = content
      return cell
    }
  }

  struct HikeView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = HikeViewController(style: .insetGrouped)
      let header = controller.header
      let title = UILabel()
      title.text = "Ridge Walk"
      title.font = .preferredFont(forTextStyle: .largeTitle)
      title.accessibilityTraits.insert(.header)
      let detail = UILabel()
      detail.text = "18.4 km · 6 h 20 min"
      detail.font = .preferredFont(forTextStyle: .subheadline)
      let titles = UIStackView(arrangedSubviews: [title, detail])
      titles.axis = .vertical
      titles.spacing = 2
      titles.translatesAutoresizingMaskIntoConstraints = false
      for label in [title, detail] {
        label.textColor = .white
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      header.backgroundColor = .systemTeal
      header.clipsToBounds = true
      header.addSubview(titles)
      let area = header.safeAreaLayoutGuide
      let trailing = titles.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      // The header has no width until it is in a scroll view.
      trailing.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        titles.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        trailing,
        titles.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      ])
      let largeTitles = header.subviews.first
      let compactTitle = UILabel()
      compactTitle.text = "Ridge Walk"
      compactTitle.font = .preferredFont(forTextStyle: .headline)
      compactTitle.textColor = .white
      compactTitle.adjustsFontForContentSizeCategory = true
      compactTitle.alpha = 0
      // The large title has the same text.
      compactTitle.isAccessibilityElement = false
      compactTitle.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(compactTitle)
      NSLayoutConstraint.activate([
        compactTitle.centerXAnchor.constraint(equalTo: header.centerXAnchor),
        compactTitle.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      ])
      header.headerLayout = StickyHeaderLayout(
        minimumHeight: 52, maximumHeight: 240, expansion: .atTop, isPinned: true,
        stretchesBeyondMaximum: true, reservation: .restingHeight)
      header.placementChanged = { [weak largeTitles, weak compactTitle] placement in
        largeTitles?.alpha = min(max((placement.stretchFactor - 0.35) / 0.4, 0), 1)
        compactTitle?.alpha = min(max((0.3 - placement.stretchFactor) / 0.2, 0), 1)
      }
      header.headerLayout.expansion = .immediate
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_sticky_leaving_SwiftUI {
  final class HikeViewController: UITableViewController {
    let header = StickyHeaderView()
    let footer = StickyFooterView(height: 64)

    override func viewDidLoad() {
      super.viewDidLoad()
      footer.backgroundColor = .secondarySystemBackground
      tableView.addSubview(header)
      tableView.addSubview(footer)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Stage \(indexPath.row + 1)"
      cell.contentConfiguration = content
      return cell
    }
  }

  struct HikeView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = HikeViewController(style: .insetGrouped)
      let header = controller.header
      let title = UILabel()
      title.text = "Ridge Walk"
      title.font = .preferredFont(forTextStyle: .largeTitle)
      title.accessibilityTraits.insert(.header)
      let detail = UILabel()
      detail.text = "18.4 km · 6 h 20 min"
      detail.font = .preferredFont(forTextStyle: .subheadline)
      let titles = UIStackView(arrangedSubviews: [title, detail])
      titles.axis = .vertical
      titles.spacing = 2
      titles.translatesAutoresizingMaskIntoConstraints = false
      for label in [title, detail] {
        label.textColor = .white
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      header.backgroundColor = .systemTeal
      header.clipsToBounds = true
      header.addSubview(titles)
      let area = header.safeAreaLayoutGuide
      let trailing = titles.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      // The header has no width until it is in a scroll view.
      trailing.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        titles.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        trailing,
        titles.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      ])
      let largeTitles = header.subviews.first
      let compactTitle = UILabel()
      compactTitle.text = "Ridge Walk"
      compactTitle.font = .preferredFont(forTextStyle: .headline)
      compactTitle.textColor = .white
      compactTitle.adjustsFontForContentSizeCategory = true
      compactTitle.alpha = 0
      // The large title has the same text.
      compactTitle.isAccessibilityElement = false
      compactTitle.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(compactTitle)
      NSLayoutConstraint.activate([
        compactTitle.centerXAnchor.constraint(equalTo: header.centerXAnchor),
        compactTitle.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      ])
      header.headerLayout = StickyHeaderLayout(
        minimumHeight: 52, maximumHeight: 240, expansion: .atTop, isPinned: true,
        stretchesBeyondMaximum: true, reservation: .restingHeight)
      header.placementChanged = { [weak largeTitles, weak compactTitle] placement in
        largeTitles?.alpha = min(max((placement.stretchFactor - 0.35) / 0.4, 0), 1)
        compactTitle?.alpha = min(max((0.3 - placement.stretchFactor) / 0.2, 0), 1)
      }
      header.isPinned = false
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_sticky_behind_SwiftUI {
  final class HikeViewController: UITableViewController {
    let header = StickyHeaderView()
    let footer = StickyFooterView(height: 64)

    override func viewDidLoad() {
      super.viewDidLoad()
      footer.backgroundColor = .secondarySystemBackground
      tableView.addSubview(header)
      tableView.addSubview(footer)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Stage \(indexPath.row + 1)"
      cell.contentConfiguration = content
      return cell
    }
  }

  struct HikeView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = HikeViewController(style: .insetGrouped)
      let header = controller.header
      let title = UILabel()
      title.text = "Ridge Walk"
      title.font = .preferredFont(forTextStyle: .largeTitle)
      title.accessibilityTraits.insert(.header)
      let detail = UILabel()
      detail.text = "18.4 km · 6 h 20 min"
      detail.font = .preferredFont(forTextStyle: .subheadline)
      let titles = UIStackView(arrangedSubviews: [title, detail])
      titles.axis = .vertical
      titles.spacing = 2
      titles.translatesAutoresizingMaskIntoConstraints = false
      for label in [title, detail] {
        label.textColor = .white
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      header.backgroundColor = .systemTeal
      header.clipsToBounds = true
      header.addSubview(titles)
      let area = header.safeAreaLayoutGuide
      let trailing = titles.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      // The header has no width until it is in a scroll view.
      trailing.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        titles.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        trailing,
        titles.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      ])
      let largeTitles = header.subviews.first
      let compactTitle = UILabel()
      compactTitle.text = "Ridge Walk"
      compactTitle.font = .preferredFont(forTextStyle: .headline)
      compactTitle.textColor = .white
      compactTitle.adjustsFontForContentSizeCategory = true
      compactTitle.alpha = 0
      // The large title has the same text.
      compactTitle.isAccessibilityElement = false
      compactTitle.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(compactTitle)
      NSLayoutConstraint.activate([
        compactTitle.centerXAnchor.constraint(equalTo: header.centerXAnchor),
        compactTitle.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      ])
      header.headerLayout = StickyHeaderLayout(
        minimumHeight: 52, maximumHeight: 240, expansion: .atTop, isPinned: true,
        stretchesBeyondMaximum: true, reservation: .restingHeight)
      header.placementChanged = { [weak largeTitles, weak compactTitle] placement in
        largeTitles?.alpha = min(max((placement.stretchFactor - 0.35) / 0.4, 0), 1)
        compactTitle?.alpha = min(max((0.3 - placement.stretchFactor) / 0.2, 0), 1)
      }
      header.isBehindContent = true
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
enum Sample_sticky_scrolled_SwiftUI {
  final class HikeViewController: UITableViewController {
    let header = StickyHeaderView()
    let footer = StickyFooterView(height: 64)

    override func viewDidLoad() {
      super.viewDidLoad()
      footer.backgroundColor = .secondarySystemBackground
      tableView.addSubview(header)
      tableView.addSubview(footer)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      20
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Stage \(indexPath.row + 1)"
      cell.contentConfiguration = content
      return cell
    }
  }

  struct HikeView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = HikeViewController(style: .insetGrouped)
      let header = controller.header
      let title = UILabel()
      title.text = "Ridge Walk"
      title.font = .preferredFont(forTextStyle: .largeTitle)
      title.accessibilityTraits.insert(.header)
      let detail = UILabel()
      detail.text = "18.4 km · 6 h 20 min"
      detail.font = .preferredFont(forTextStyle: .subheadline)
      let titles = UIStackView(arrangedSubviews: [title, detail])
      titles.axis = .vertical
      titles.spacing = 2
      titles.translatesAutoresizingMaskIntoConstraints = false
      for label in [title, detail] {
        label.textColor = .white
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
      }
      header.backgroundColor = .systemTeal
      header.clipsToBounds = true
      header.addSubview(titles)
      let area = header.safeAreaLayoutGuide
      let trailing = titles.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20)
      // The header has no width until it is in a scroll view.
      trailing.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        titles.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
        trailing,
        titles.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -16),
      ])
      let largeTitles = header.subviews.first
      let compactTitle = UILabel()
      compactTitle.text = "Ridge Walk"
      compactTitle.font = .preferredFont(forTextStyle: .headline)
      compactTitle.textColor = .white
      compactTitle.adjustsFontForContentSizeCategory = true
      compactTitle.alpha = 0
      // The large title has the same text.
      compactTitle.isAccessibilityElement = false
      compactTitle.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(compactTitle)
      NSLayoutConstraint.activate([
        compactTitle.centerXAnchor.constraint(equalTo: header.centerXAnchor),
        compactTitle.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      ])
      header.headerLayout = StickyHeaderLayout(
        minimumHeight: 52, maximumHeight: 240, expansion: .atTop, isPinned: true,
        stretchesBeyondMaximum: true, reservation: .restingHeight)
      header.placementChanged = { [weak largeTitles, weak compactTitle] placement in
        largeTitles?.alpha = min(max((placement.stretchFactor - 0.35) / 0.4, 0), 1)
        compactTitle?.alpha = min(max((0.3 - placement.stretchFactor) / 0.2, 0), 1)
      }
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
#endif
