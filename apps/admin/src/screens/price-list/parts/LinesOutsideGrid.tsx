import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import type { ReviewActions, ReviewLine } from '../use-review.ts'
import styles from './ReviewPage.module.css'

const shownAtOnce = 10

export interface LinesOutsideGridProps {
  title: string
  lines: readonly ReviewLine[]
  /** Null where the price list is decided. */
  actions: ReviewActions | null
}

/** Lines of the file that have no place in the grid: what stands in them, and why they change nothing. */
export function LinesOutsideGrid({ title, lines, actions }: LinesOutsideGridProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(shownAtOnce)
  if (lines.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.lines}>
        {lines.slice(0, shown).map(({ number, text, reason, status }) => (
          <li key={number}>
            {reason !== null && <b>{t(`imports.reason.${reason}`)}</b>}
            <span className={styles.more}>
              {number !== null && t('imports.row', { number })}: {text}
            </span>
            {actions && number !== null && status === 'skipped' && (
              <Button
                size="s"
                disabled={actions.isBusy}
                aria-label={t('imports.takeRow', { number })}
                onClick={() => actions.skip(number, false)}
              >
                {t('imports.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <Button size="s" onClick={() => setShown(shown + shownAtOnce)}>
          {t('imports.more', { left: lines.length - shown })}
        </Button>
      )}
    </section>
  )
}
