import { StatusBadge, type StatusBadgeProps } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { CryptoStage } from '../../../components/usdt/crypto-stage.ts'

const tones: Record<CryptoStage, NonNullable<StatusBadgeProps['tone']>> = {
  waiting: 'info',
  confirming: 'info',
  expired: 'danger',
  paid: 'info',
  'paid-late': 'warn',
  underpaid: 'warn',
  overpaid: 'warn',
  'wrong-token': 'warn',
  credited: 'success',
  rejected: 'danger',
  canceled: 'neutral',
}

/** Where a top-up in USDT stands, in two words. */
export function CryptoStageBadge({ stage }: { stage: CryptoStage }) {
  const t = useTranslate()
  return <StatusBadge tone={tones[stage]}>{t(`crypto.stage.${stage}`)}</StatusBadge>
}
