import type { BalanceOperationStatus } from '@flower-market/flower-domain'
import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** Only what is not settled stands out: nearly every row of a history is. */
const tones: { readonly [S in BalanceOperationStatus]?: NonNullable<StatusBadgeProps['tone']> } = {
  IN_PROCESSED: 'warn',
  REJECTED: 'danger',
}

/** What became of a movement of money, in words. */
export function MovementStatus({ status }: { status: BalanceOperationStatus }) {
  const t = useTranslate()
  const tone = tones[status]
  const text = t(`money.status.${status}`)
  return tone === undefined ? <span>{text}</span> : <StatusBadge tone={tone}>{text}</StatusBadge>
}
