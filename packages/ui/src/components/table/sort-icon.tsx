import type { ComponentProps } from 'react'

/** Two arrowheads: the stylesheet shows the one of the current order, or both in a faint color if there is none. */
export function SortIcon(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 10 14" width="10" height="14" fill="currentcolor" aria-hidden="true" {...props}>
      <path d="M5 1l3.6 4.6H1.4z" />
      <path d="M5 13L1.4 8.4h7.2z" />
    </svg>
  )
}
