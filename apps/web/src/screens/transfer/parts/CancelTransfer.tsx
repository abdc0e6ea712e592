import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { Transaction } from '../transfer.atoms.ts'
import { cancelTransferAtom } from '../transfer.atoms.ts'
import styles from './TransferRecord.module.css'

type Canceling = 'idle' | 'working' | 'sent' | 'failed'

/** Cancels a transfer after asking, as long as the bank has not sent it. */
export function CancelTransfer({ transaction }: { transaction: Transaction }) {
  const t = useTranslate()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<Canceling>('idle')
  const cancel = useSetAtom(cancelTransferAtom)
  const { _id, number, amount, currency, status } = transaction
  const run = async (): Promise<void> => {
    setState('working')
    try {
      await cancel(_id)
      setState('idle')
      setOpen(false)
    } catch (error) {
      setState(isApiError(error, 'transaction-changed') ? 'sent' : 'failed')
    }
  }
  // The dialog stays until it is closed: it says that the bank was faster.
  if (status !== 'IN_PROCESSED' && !isOpen) return null
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="l" tone="quiet" className={styles.cancel}>
          {t('transfers.cancel')}
        </Button>
      }
      title={t('transfers.cancelTitle', { number })}
      confirmLabel={state === 'sent' ? null : t('transfers.cancelDo')}
      keepLabel={t(state === 'sent' ? 'transfers.close' : 'transfers.keep')}
      isWorking={state === 'working'}
      problem={state === 'sent' || state === 'failed' ? t(`transfers.cancel.${state}`) : null}
      onConfirm={() => void run()}
    >
      {t('transfers.cancelText', { amount: format.money(amount, currency) })}
    </ConfirmDialog>
  )
}
