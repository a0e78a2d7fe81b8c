import { expect, test } from "vitest";
import { DashboardArea } from "~/office/dashboard/dashboard-area";
import { shown } from "../../upkeep/pages/shown";

const menu = [
  {
    name: "Shop",
    entries: [{ to: "/area/products", label: "Products", within: "/area/product" }],
  },
  {
    name: "Money",
    entries: [
      { to: "/area/orders", label: "Orders" },
      { to: "/area/review", label: "Needs review", count: 2 },
      { to: "/area/review/rules", label: "Rules" },
    ],
  },
];

const groupsAt = (path: string) => {
  const area = () => (
    <DashboardArea label="Admin" home={{ to: "/area", label: "Overview" }} menu={menu} />
  );
  const html = shown(area, { path });
  return {
    html,
    open: [...html.matchAll(/menu-group-open"><a[^>]*>([^<]+)/g)].map(([, name]) => name),
  };
};

test("a menu shows every entry as a link, with what waits there", () => {
  const { html } = groupsAt("/area");
  for (const to of ["/area", "/area/products", "/area/orders", "/area/review"])
    expect(html).toContain(`href="${to}"`);
  expect(html).toContain("Needs review (2)");
});

test.each([
  ["/area", []],
  ["/area/orders", ["Money"]],
  ["/area/Orders/PR-000001/refund", ["Money"]],
  ["/area/product/groundnut-oil", ["Shop"]],
  ["/area/order-book", []],
])("at %s the groups it belongs to are open", (path, names) => {
  expect(groupsAt(path).open).toEqual(names);
});

test.each([
  ["/area/review", "Needs review (2)"],
  ["/area/review/17", "Needs review (2)"],
  ["/area/review/rules", "Rules"],
  ["/area/Review/Rules", "Rules"],
])("at %s one entry is marked as the screen that is open", (path, words) => {
  const marked = [...groupsAt(path).html.matchAll(/<a[^>]*aria-current[^>]*>([^<]*)/g)];
  expect(marked.map(([, entry]) => entry)).toEqual([words]);
});

test("sections with an icon are also in a bar of their own, with the sum of what waits there", () => {
  const sections = menu.map((group) => ({ ...group, icon: "tin" as const }));
  const area = () => (
    <DashboardArea
      label="Admin"
      home={{ to: "/area", label: "Today", icon: "today" }}
      menu={sections}
    />
  );
  const html = shown(area, { path: "/area/review" });
  const [, bar = ""] = /<nav class="bottom-bar"[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
  const links = [...bar.matchAll(/<a([^>]*)>.*?<\/svg>([^<]*)/g)].map(([, attributes, words]) => [
    words,
    attributes?.includes("aria-current"),
  ]);
  expect(links).toEqual([
    ["Today", false],
    ["Shop", false],
    ["Money (2)", true],
  ]);
});

test("an area without icons has no bar at the bottom", () => {
  expect(groupsAt("/area").html).not.toContain("bottom-bar");
});
