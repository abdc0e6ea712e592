import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { LotDraftsState } from '../use-lot-drafts.ts'
import styles from './SaveBar.module.css'

/** How much was typed and is not saved, always in reach. */
export function SaveBar({ state }: { state: LotDraftsState }) {
  const t = useTranslate()
  const { ready, wrong } = state
  const count = ready.length + wrong.length
  return (
    <output className={styles.live}>
      {count > 0 && (
        <span className={styles.bar}>
          <span className={styles.text}>
            <strong>{t('lots.changed', { count })}</strong>
            {wrong.length > 0 && (
              <span className={styles.wrong}>{t('lots.wrong', { count: wrong.length })}</span>
            )}
          </span>
          <span className={styles.actions}>
            <Button tone="quiet" onClick={state.dropAll}>
              {t('lots.dropAll')}
            </Button>
            <Button tone="primary" disabled={ready.length === 0} onClick={() => state.review(true)}>
              {t('lots.review', { count: ready.length })}
            </Button>
          </span>
        </span>
      )}
    </output>
  )
}
