import { Button } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { useMinute } from '../../../components/time/use-minute.ts'
import { useMay } from '../../../state/use-may.ts'
import type { Review, ReviewActions } from '../use-review.ts'
import styles from './ReviewPage.module.css'

/** What was decided about a list and when, and how it is undone while it can be. */
export function Settled({ review, actions }: { review: Review; actions: ReviewActions }) {
  const t = useTranslate()
  const format = useFormat()
  const may = useMay()
  const now = useMinute()
  const [isUndoing, setUndoing] = useState(false)
  const { status, settledAt, undoUntil, counts } = review
  if (status === 'open' || settledAt === null) return null
  const canUndo = undoUntil !== null && Date.parse(undoUntil) > now.getTime() && may('stockImportUndo')
  const effect = { added: counts.added, changed: counts.changed, withdrawn: counts.withdrawn }
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t(`imports.settled.${status}`)}</h2>
      <p className={styles.more}>{format.moment(settledAt)}</p>
      {status === 'undone' && actions.kept !== null && (
        <output>{t('imports.undone', { count: actions.kept })}</output>
      )}
      {status === 'applied' && !canUndo && <p className={styles.more}>{t('imports.undoOver')}</p>}
      {canUndo && (
        <div className={styles.decision}>
          <Button loading={actions.isBusy} onClick={() => setUndoing(true)}>
            {t('imports.undo')}
          </Button>
          <p className={styles.more}>{t('imports.undoUntil', { moment: format.moment(undoUntil) })}</p>
        </div>
      )}
      <ConfirmDialog
        open={isUndoing && canUndo}
        onOpenChange={setUndoing}
        title={t('imports.undoTitle')}
        confirmLabel={t('imports.undo')}
        keepLabel={t('imports.back')}
        isWorking={actions.isBusy}
        problem={actions.problem && t(actions.problem)}
        onConfirm={actions.undo}
      >
        {t('imports.undoText', effect)}
      </ConfirmDialog>
    </section>
  )
}
