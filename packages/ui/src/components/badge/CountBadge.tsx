import { VisuallyHidden } from '../visually-hidden/index.ts'
import { Badge, type BadgeProps } from './Badge.tsx'
import { countText } from './count-text.ts'

export interface CountBadgeProps extends Omit<BadgeProps, 'children'> {
  /** How many; nothing is shown for zero. */
  count: number
  /** More than this shows as "99+". @default 99 */
  max?: number
  /** What is counted, with the true number, e.g. "120 new orders". */
  label: string
}

/** A number of new or open items on a button or a link. */
export function CountBadge({ count, max = 99, label, tone = 'solid', ...rest }: CountBadgeProps) {
  return (
    count > 0 && (
      <Badge {...rest} tone={tone}>
        <span aria-hidden="true">{countText(count, max)}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Badge>
    )
  )
}
