const line = {
  viewBox: '0 0 20 20',
  width: 22,
  height: 22,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** A flower on its stem. */
export function CatalogIcon() {
  return (
    <svg {...line}>
      <path d="M10 10.6c-3.2 0-4.8-2.2-4.8-5.2V3.6l2.5 1.5L10 2.4l2.3 2.7 2.5-1.5v1.8c0 3-1.6 5.2-4.8 5.2ZM10 10.6v7M10 16.4c0-2 1.6-3.2 4.4-3.2 0 2.2-1.6 3.2-4.4 3.2ZM10 16.4c0-2-1.6-3.2-4.4-3.2 0 2.2 1.6 3.2 4.4 3.2Z" />
    </svg>
  )
}

/** A written sheet. */
export function OrdersIcon() {
  return (
    <svg {...line}>
      <path d="M4.8 2.8h10.4v14.4l-1.75-1.3-1.75 1.3-1.7-1.3-1.75 1.3-1.7-1.3-1.75 1.3ZM7.6 6.6h4.8M7.6 9.6h4.8M7.6 12.6h2.6" />
    </svg>
  )
}

/** Two people. */
export function ClientsIcon() {
  return (
    <svg {...line}>
      <path d="M7.6 9.6a3.1 3.1 0 1 0 0-6.2 3.1 3.1 0 0 0 0 6.2ZM1.8 16.8c.3-3.2 2.6-5 5.8-5s5.5 1.8 5.8 5ZM12.6 3.7a3.1 3.1 0 0 1 0 5.6M14.6 12.3c2 .7 3.3 2.2 3.6 4.5" />
    </svg>
  )
}

/** A tray that something falls into. */
export function RequestsIcon() {
  return (
    <svg {...line}>
      <path d="M2.8 11.6v5.2h14.4v-5.2M2.8 11.6l2.4-8.2h9.6l2.4 8.2h-4.6l-1 2H8.4l-1-2Z" />
    </svg>
  )
}

/** A bell. */
export function BellIcon() {
  return (
    <svg {...line}>
      <path d="M4.6 14.2V9.1a5.4 5.4 0 0 1 10.8 0v5.1l1.3 1.3H3.3ZM8.2 17.6h3.6M10 3.7V2.2" />
    </svg>
  )
}
