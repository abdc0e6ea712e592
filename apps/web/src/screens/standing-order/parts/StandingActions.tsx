import { useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@flower-market/ui'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { moveStandingAtom } from '../../../flows/standing-order/standing-orders.atoms.ts'
import { EndDialog } from './EndDialog.tsx'
import type { StandingDetails } from '../standing-details.ts'
import styles from './StandingRecord.module.css'

const StandingDialog = lazy(() => import('../../../flows/standing-order/StandingDialog.tsx'))

/** What a person can do with a standing order that is not over. */
export function StandingActions({ order }: { order: StandingDetails }) {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'edit' | 'end' | null>(null)
  const { isSaving, run } = useSaving(useSetAtom(moveStandingAtom))
  const close = (): void => setDialog(null)
  const { _id: id, listId, name, status } = order
  const { weekdays, until, methodDelivery, paymentMethod, addressId, maxStemPrice, maxTotal } = order
  const isPaused = status === 'paused'
  return (
    <div className={styles.actions}>
      <Button
        tone={isPaused ? 'primary' : 'secondary'}
        loading={isSaving}
        onClick={() => run({ id, status: isPaused ? 'active' : 'paused' })}
      >
        {t(isPaused ? 'standing.resume' : 'standing.pause')}
      </Button>
      <Button onClick={() => setDialog('edit')}>{t('standing.edit')}</Button>
      <Button tone="quiet" onClick={() => setDialog('end')}>
        {t('standing.end')}
      </Button>
      {dialog === 'edit' && listId !== null && (
        <Suspense>
          <StandingDialog
            name={name}
            start={{
              id,
              terms: {
                listId,
                weekdays,
                until,
                methodDelivery,
                paymentMethod,
                addressId,
                maxStemPrice,
                maxTotal,
              },
            }}
            onClose={close}
            onSaved={close}
          />
        </Suspense>
      )}
      {dialog === 'end' && <EndDialog id={id} name={name} onClose={close} />}
    </div>
  )
}
