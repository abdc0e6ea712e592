import type { Currency } from '@flower-market/flower-domain'
import { VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ChangedValue } from '../../../components/changed-value/ChangedValue.tsx'
import { moveInGrid } from '../move-in-grid.ts'
import type { GridCell } from '../review-grid.ts'
import type { ReviewActions } from '../use-review.ts'
import styles from './ReviewGrid.module.css'

/** A lot: its price a stem, its stems, and its packing where that changes. Pressed, its line is left out. */
export function ReviewCell({
  cell: { line, status, lot },
  currency,
  actions,
}: {
  cell: GridCell
  /** What the price list is written in. */
  currency: Currency
  actions: ReviewActions | null
}) {
  const t = useTranslate()
  const format = useFormat()
  const { number, asked, before, after } = line
  const packOf = (one: typeof before) => one && `${one.stemsPerBunch} / ${one.stemsPerBox}`
  const [packBefore, packAfter] = [packOf(before), packOf(after)]
  const isPackNew = packBefore !== null && packAfter !== null && packBefore !== packAfter
  const place = {
    'data-status': status,
    'data-length': lot.lengthCm,
    'data-change': status === 'unchanged' ? undefined : '',
    className: styles.cell,
  }
  const content = (
    <>
      <VisuallyHidden>
        {t('imports.cell', {
          lot: t('flowers.nameWithLength', { variety: lot.variety, length: lot.lengthCm }),
          becomes: t(`imports.becomes.${status}`),
        })}{' '}
      </VisuallyHidden>
      <span className={styles.price}>
        <ChangedValue
          from={before && format.price(before.price, false)}
          to={after && format.price(after.price, false)}
        />
      </span>
      {currency !== 'RUB' && asked !== null && (
        <span className={styles.asked}>
          <VisuallyHidden>{t('imports.askedIn', { price: format.money(asked, currency) })}</VisuallyHidden>
          <span aria-hidden="true">{format.money(asked, currency)}</span>
        </span>
      )}
      <span className={styles.stems}>
        <ChangedValue
          from={before && format.number(before.stemsAvailable)}
          to={after && format.number(after.stemsAvailable)}
        />
      </span>
      {isPackNew && (
        <span className={styles.stems}>
          <ChangedValue from={packBefore} to={packAfter} />
        </span>
      )}
      <span className={styles.caption} aria-hidden="true">
        {t('flowers.lengthCm', { length: lot.lengthCm })}
      </span>
    </>
  )
  if (actions === null || number === null) return <span {...place}>{content}</span>
  return (
    <button
      {...place}
      type="button"
      aria-pressed={status === 'skipped'}
      title={t(status === 'skipped' ? 'imports.takeRow' : 'imports.skipRow', { number })}
      // What is pressed while another line is being left out would be lost.
      aria-disabled={actions.isBusy}
      onKeyDown={moveInGrid}
      onClick={() => {
        if (!actions.isBusy) actions.skip(number, status !== 'skipped')
      }}
    >
      {content}
    </button>
  )
}
