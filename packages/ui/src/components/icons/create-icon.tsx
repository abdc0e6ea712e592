import type { ComponentProps } from 'react'

export type IconProps = ComponentProps<'svg'>

/**
 * Makes an icon of the house's hand: 20 px, one round line in the color and weight of the text beside it. An icon says
 * nothing by itself, so the control that holds it must have a name.
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
