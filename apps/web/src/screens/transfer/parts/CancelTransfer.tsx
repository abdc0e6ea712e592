import { useSetAtom } from 'jotai'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { CancelButton } from '../../../components/cancel-button/CancelButton.tsx'
import type { Transaction } from '../transfer.atoms.ts'
import { cancelTransferAtom } from '../transfer.atoms.ts'
import styles from './TransferRecord.module.css'

/** Cancels a transfer after asking, as long as the bank has not sent it. */
export function CancelTransfer({ transaction }: { transaction: Transaction }) {
  const t = useTranslate()
  const format = useFormat()
  const cancel = useSetAtom(cancelTransferAtom)
  const { _id, number, amount, currency, status } = transaction
  return (
    <CancelButton
      size="l"
      tone="quiet"
      className={styles.cancel}
      label={t('transfers.cancel')}
      title={t('transfers.cancelTitle', { number })}
      keepLabel={t('transfers.keep')}
      closeLabel={t('transfers.close')}
      problems={{ late: t('transfers.cancel.sent'), failed: t('transfers.cancel.failed') }}
      isOffered={status === 'IN_PROCESSED'}
      onCancel={() => cancel(_id)}
    >
      {t('transfers.cancelText', { amount: format.money(amount, currency) })}
    </CancelButton>
  )
}
