import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { LotDraftsState } from '../use-lot-drafts.ts'
import styles from './SaveBar.module.css'

/** How much was typed and is not saved, always in reach. */
export function SaveBar({ state }: { state: LotDraftsState }) {
  const t = useTranslate()
  const { wrongCount, newLots } = state
  const ready = state.ready.length + newLots.ready.length
  const count = ready + wrongCount
  return (
    <output className={styles.live}>
      {count > 0 && (
        <span className={styles.bar}>
          <span className={styles.text}>
            <strong>{t('lots.changed', { count })}</strong>
            {wrongCount > 0 && <span className={styles.wrong}>{t('lots.wrong', { count: wrongCount })}</span>}
          </span>
          <span className={styles.actions}>
            <Button tone="quiet" onClick={state.dropAll}>
              {t('lots.dropAll')}
            </Button>
            <Button tone="primary" disabled={ready === 0} onClick={() => state.review(true)}>
              {t('lots.review', { count: ready })}
            </Button>
          </span>
        </span>
      )}
    </output>
  )
}
