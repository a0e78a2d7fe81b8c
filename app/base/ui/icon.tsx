const drawings = {
  cart: "M2.5 4.5h2.6l2.3 10.5h10l2.1-7.5H6M9 19.3v.1M16 19.3v.1",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.8 3.6-5.7 7.5-5.7s6.9 1.9 7.5 5.7",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "m6 6 12 12M18 6 6 18",
  down: "m6 9.5 6 6 6-6",
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
  phone:
    "M6.5 3.5h3l1.5 4.2-2 1.6a12 12 0 0 0 5.7 5.7l1.6-2 4.2 1.5v3c0 1.2-.9 2-2 2C11 19.5 4.5 13 4.5 5.5c0-1.1.8-2 2-2Z",
  mail: "M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5",
  pin: "M12 21s6.5-6 6.5-11a6.5 6.5 0 1 0-13 0c0 5 6.5 11 6.5 11ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
  enlarge: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
  share: "M12 14.5V3.5M8 7.5l4-4 4 4M5.5 12v8.5h13V12",
  chat: "M4 5.5h16v11h-9l-4.5 4v-4H4zM8 9.5h8M8 12.5h5",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2",
  today: "M4 6h16v14.5H4zM4 10.5h16M8 3.5V7M16 3.5V7M8.5 15l2.5 2.5 4.5-4.5",
  parcel: "M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9",
  tin: "M6 8.5h12v12H6zM9 8.5V5h6v3.5M9 13h6v3.5H9z",
  rupee: "M7 4.5h10M7 8.5h10M7 4.5h3a4 4 0 0 1 0 8H7l7 7.5",
  seal: "M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 13.5 7 20.5l5-2.5 5 2.5-1.5-7",
  back: "M8.5 5.5 4 10l4.5 4.5M4 10h10a5 5 0 0 1 0 10H9",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  shop: "M4 10v10.5h16V10M2.5 9.5 5 4h14l2.5 5.5zM9.5 20.5V14h5v6.5",
} as const;

export type IconName = keyof typeof drawings;

/** All icons, for the style guide. */
export const iconNames = Object.keys(drawings) as IconName[];

/** A line icon in the text colour. Hidden from screen readers: the adjacent text says it. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`icon ${className}`.trim()}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
