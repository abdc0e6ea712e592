import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { nextOrderStatuses } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { cancelOrderAtom } from '../cancel-order.atoms.ts'
import type { Order } from '../order-facts.ts'

type Canceling = 'idle' | 'working' | 'closed' | 'failed'

/** Cancels the order after asking, as long as its buyer may. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const cancel = useSetAtom(cancelOrderAtom)
  const [state, setState] = useState<Canceling>('idle')
  const run = async (): Promise<void> => {
    setState('working')
    try {
      await cancel(order._id)
      setState('idle')
      setOpen(false)
    } catch (error) {
      setState(isApiError(error, 'order-closed') ? 'closed' : 'failed')
    }
  }
  if (!nextOrderStatuses(order.status, 'buyer').includes('canceled')) return null
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="l" tone="quiet">
          {t('history.cancel')}
        </Button>
      }
      title={t('history.cancelTitle', { number: String(order.number) })}
      confirmLabel={t('history.cancelDo')}
      keepLabel={t('history.keep')}
      isWorking={state === 'working'}
      problem={state === 'closed' || state === 'failed' ? t(`history.cancel.${state}`) : null}
      onConfirm={() => void run()}
    >
      {t(order.totals.paid > 0 ? 'history.cancelPaidText' : 'history.cancelText')}
    </ConfirmDialog>
  )
}
