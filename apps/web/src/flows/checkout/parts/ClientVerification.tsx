import { Banner } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { UnverifiedStatus } from '../verification-needed.atoms.ts'

/** Tells a broker, before anything is sent, that nothing can be ordered for the client yet, and what that waits for. */
export function ClientVerification({ status }: { status: UnverifiedStatus }) {
  const t = useTranslate()
  return (
    <Banner tone={status === 'WAITING' ? 'info' : 'warn'} title={t('order.clientNotVerified')}>
      {t(`order.clientVerification.${status}`)}
    </Banner>
  )
}
