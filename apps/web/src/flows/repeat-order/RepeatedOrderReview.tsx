import { CloseIcon, IconButton } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { MessagesOf, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { repeatedOrderAtom, type RepeatedOrder } from '../../state/repeated-order.atoms.ts'
import styles from './RepeatedOrderReview.module.css'
import { ChangedLine } from './ChangedLine.tsx'

function Review({ order: { number, date, lines } }: { order: RepeatedOrder }) {
  const t = useTranslate()
  const dismiss = useSetAtom(repeatedOrderAtom)
  const found = lines.filter(({ card }) => card !== null).length
  const changed = lines.filter(({ changes }) => changes.length > 0)
  return (
    <section className={styles.review} aria-label={t('repeat.review')}>
      <header className={styles.head}>
        <output>
          <b>{t('repeat.done', { number: String(number), found, total: lines.length })}</b>{' '}
          {changed.length === 0 ? t('repeat.unchanged') : t('repeat.changed', { count: changed.length })}
        </output>
        <IconButton size="s" label={t('repeat.dismiss')} onClick={() => dismiss(null)}>
          <CloseIcon />
        </IconButton>
      </header>
      {changed.length > 0 && (
        <ul className={styles.lines}>
          {changed.map((line) => (
            <ChangedLine
              key={`${line.line.variety} ${line.line.plantation} ${line.line.lengthCm}`}
              date={date}
              repeated={line}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** What of a repeated order is gone, short or dearer on the day, each with lots to take instead. */
function RepeatedOrderReview() {
  const order = useAtomValue(repeatedOrderAtom)
  const locale = useLocale()
  if (order === null) return null
  return (
    <MessagesOf locale={locale} topics={['repeat']}>
      <Review order={order} />
    </MessagesOf>
  )
}

export default RepeatedOrderReview
