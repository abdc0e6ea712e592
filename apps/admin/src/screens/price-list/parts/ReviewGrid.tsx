import { currencySymbols, type Currency } from '@flower-market/flower-domain'
import { Button, FlowerPicture } from '@flower-market/ui'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { toGrid, type GridStatus } from '../review-grid.ts'
import type { ReviewActions, ReviewLine } from '../use-review.ts'
import styles from './ReviewGrid.module.css'
import { ReviewCell } from './ReviewCell.tsx'

const shownAtOnce = 40

export interface ReviewGridProps {
  lines: readonly ReviewLine[]
  /** What the price list is written in. */
  currency: Currency
  /** Varieties without a lot of these are not shown. */
  shown: ReadonlySet<GridStatus>
  /** Null where the price list is decided. */
  actions: ReviewActions | null
}

/** The lots of a price list by variety and length, each as it is and as it will be. On a phone each variety is a card. */
export function ReviewGrid({ lines, currency, shown, actions }: ReviewGridProps) {
  const t = useTranslate()
  const format = useFormat()
  const [count, setCount] = useState(shownAtOnce)
  const { lengths, rows } = toGrid(lines, shown)
  if (rows.length === 0) return <p className={styles.note}>{t('imports.noLines')}</p>
  const visible = rows.slice(0, count)
  const currencies = [...new Set(['RUB', currency] as const)].map((one) => currencySymbols[one]).join(' / ')
  return (
    <div className={styles.frame}>
      <div className={styles.scroll}>
        <table className={styles.grid} aria-label={t('imports.grid')}>
          <thead>
            <tr>
              <th scope="col">{t('imports.gridHead', { currencies })}</th>
              {lengths.map((length) => (
                <th key={length} scope="col" className={styles.length}>
                  {t('flowers.lengthCm', { length })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map(({ key, type, variety, tint, bunches, cells }) => (
              <tr key={key}>
                <th scope="row">
                  <span className={styles.flower}>
                    <FlowerPicture
                      kind={pictureKind({ type, variety })}
                      tint={tint}
                      className={styles.icon}
                    />
                    <span>
                      <b>{variety}</b>
                      <span className={styles.more}>
                        {t('imports.gridRow', {
                          type: t(`flowers.${type}`),
                          bunches: bunches.map((one) => format.number(one)).join(', '),
                        })}
                      </span>
                    </span>
                  </span>
                </th>
                {lengths.map((length) => {
                  const cell = cells.get(length)
                  return (
                    <td key={length} data-empty={cell ? undefined : ''}>
                      {cell ? (
                        <ReviewCell cell={cell} currency={currency} actions={actions} />
                      ) : (
                        <span aria-hidden="true">—</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > visible.length && (
        <Button onClick={() => setCount(count + shownAtOnce)}>
          {t('imports.more', { left: rows.length - visible.length })}
        </Button>
      )}
      {actions && (
        <p className={styles.hint}>
          <kbd>←</kbd> <kbd>→</kbd> {t('imports.keyNext')} · <kbd>{t('imports.keySpaceName')}</kbd>{' '}
          {t('imports.keySpace')}
        </p>
      )}
    </div>
  )
}
