import type { ComponentProps } from 'react'

export type IconProps = ComponentProps<'svg'>

/**
 * Creates an icon in the kit's style: 20 px, one round line in the color of the text. It is hidden from screen
 * readers, so the control around it needs an accessible name.
 */
export function createIcon(path: string) {
  const Icon = (props: IconProps) => (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  )
  return Icon
}
