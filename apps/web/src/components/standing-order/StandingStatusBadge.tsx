import type { StandingOrderStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const tones: Record<StandingOrderStatus, NonNullable<StatusBadgeProps['tone']>> = {
  active: 'success',
  paused: 'warn',
  ended: 'neutral',
}

/** Where a standing order is, in words; amber where it waits for its person. */
export function StandingStatusBadge({ status }: { status: StandingOrderStatus }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[status]}>{t(`standing.status.${status}`)}</StatusBadge>
}
