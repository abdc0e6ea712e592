import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { moscowDateOf } from '@flower-market/flower-domain'
import { PageHeader } from '@flower-market/ui'
import type { Desk } from '../desk.atoms.ts'
import { useMinute } from '../../../components/time/use-minute.ts'
import styles from './DeskHead.module.css'

/** The name of the page and the figures of the day. */
export function DeskHead({ desk: { day } }: { desk: Desk }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useMinute()
  const { orders, arrived, topUps, shipped, ledgerDifferences } = day
  const money = (minor: number) => format.money(minor, 'RUB', true)
  const figures = [
    ['orders', t('desk.figure.countAndSum', { count: orders.count, sum: money(orders.sum) })],
    ['arrived', money(arrived)],
    ['topUps', t('desk.figure.countAndSum', { count: topUps.count, sum: money(topUps.sum) })],
    ['shipped', t('desk.figure.doneOf', shipped)],
    ['ledger', t('desk.figure.differences', { count: ledgerDifferences })],
  ] as const
  return (
    <div className={styles.head}>
      <PageHeader
        title={t('desk.title')}
        description={`${format.day(moscowDateOf(now), 'weekdayAndDay')}, ${format.time(now.toISOString())}`}
      />
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} data-wrong={name === 'ledger' && ledgerDifferences > 0 ? '' : undefined}>
            <dt>{t(`desk.figure.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
