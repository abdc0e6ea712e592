import { useSetAtom } from 'jotai'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { CancelButton } from '../../../components/cancel-button/CancelButton.tsx'
import { cancelCryptoAtom } from './crypto.atoms.ts'
import { stageOf, type CryptoPayment } from '../../../components/usdt/crypto-stage.ts'

/** Cancels a top-up in USDT after asking, as long as nothing has been sent for it. */
export function CancelPayment({ payment, className }: { payment: CryptoPayment; className: string }) {
  const t = useTranslate()
  const cancel = useSetAtom(cancelCryptoAtom)
  const { _id, number } = payment
  return (
    <CancelButton
      tone="quiet"
      className={className}
      label={t('crypto.cancel')}
      title={t('crypto.cancelTitle', { number })}
      keepLabel={t('crypto.keep')}
      closeLabel={t('crypto.close')}
      problems={{ late: t('crypto.cancel.late'), failed: t('crypto.cancel.failed') }}
      isOffered={stageOf(payment) === 'waiting'}
      onCancel={() => cancel(_id)}
    >
      {t('crypto.cancelText')}
    </CancelButton>
  )
}
