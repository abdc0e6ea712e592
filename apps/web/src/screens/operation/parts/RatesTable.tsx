import { nextRates } from '@flower-market/flower-domain'
import {
  Banner,
  Skeleton,
  Sparkline,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { cx } from 'class-variance-authority'
import { useAtomValue } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { RatesChart } from './RatesChart.tsx'
import styles from './RatesTable.module.css'

const shownDays = 30
const foreign = ['USD', 'EUR'] as const

const ratesMessages = { failedText: 'money.ratesFailed' } as const

/** The central bank's rates of its last table, and how they came to be. */
export function RatesTable() {
  const t = useTranslate()
  const format = useFormat()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const rates = useResource('ratesList', { query: { days: shownDays } })
  const newest = rates.status === 'ready' ? rates.data.items[0] : undefined
  const isFresh = rates.status === 'ready' && !rates.data.isStale
  const next = newest !== undefined && isFresh ? nextRates(newest.date, now()) : null
  const signed = (value: number): string => `${value < 0 ? '\u2212' : '+'}${format.rate(Math.abs(value))}`
  return (
    <section id="rates" className={styles.rates} aria-label={t('money.rates')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('money.rates')}</h2>
        {newest !== undefined && (
          <p className={styles.date}>{t('money.ratesOf', { day: format.day(newest.date, 'day') })}</p>
        )}
      </div>
      <ResourceView
        resource={rates}
        messages={ratesMessages}
        skeleton={<Skeleton shape="block" height={180} />}
        empty={<p className={styles.date}>{t('money.noRates')}</p>}
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items, isStale, offered }) => (
          <>
            {isStale && (
              <Banner tone="warn" title={t('money.ratesStale')}>
                {t('money.ratesStaleText', { day: format.day(items[0]?.date ?? '1970-01-01', 'day') })}
              </Banner>
            )}
            <Table aria-label={t('money.rates')}>
              <TableHead>
                <TableRow>
                  <TableHeaderCell>{t('money.columnCurrency')}</TableHeaderCell>
                  <TableHeaderCell>{t('money.columnTrend')}</TableHeaderCell>
                  <TableHeaderCell align="end">{t('money.columnRate')}</TableHeaderCell>
                  <TableHeaderCell align="end">{t('money.columnBuying')}</TableHeaderCell>
                  <TableHeaderCell align="end">{t('money.columnSelling')}</TableHeaderCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {foreign.map((currency) => {
                  const values = items.map((day) => Number(day[currency]))
                  const [last = 0, before = last] = values
                  const span = `${format.rate(Math.min(...values))} … ${format.rate(Math.max(...values))}`
                  return (
                    <TableRow key={currency} className={styles.row}>
                      <TableCell className={styles.currency}>
                        <strong>{t(`money.currency.${currency}`)}</strong>
                        <span className={styles.quiet}>{currency}</span>
                      </TableCell>
                      <TableCell className={styles.trend}>
                        <Sparkline values={values.toReversed()} tone="accent" />
                        <span className={styles.quiet}>{span}</span>
                      </TableCell>
                      <TableCell align="end" className={styles.rate}>
                        <strong className={styles.now}>{format.rate(last)}</strong>
                        <span className={styles.quiet}>
                          {t('money.perDay', { change: signed(last - before) })}
                        </span>
                      </TableCell>
                      {(['buying', 'selling'] as const).map((side) => (
                        <TableCell
                          key={side}
                          align="end"
                          label={t(side === 'buying' ? 'money.columnBuying' : 'money.columnSelling')}
                          className={cx(styles.offered, styles[side])}
                        >
                          {offered === null ? '—' : format.rate(Number(offered[currency][side]))}
                        </TableCell>
                      ))}
                    </TableRow>
                  )
                })}
              </TableBody>
            </Table>
            <RatesChart items={items} />
          </>
        )}
      </ResourceView>
      <p className={styles.quiet}>
        {t('money.ratesNote')}{' '}
        {next !== null &&
          t('money.ratesNext', {
            day: format.day(next.date, 'weekdayAndDay'),
            time: format.time(next.at.toISOString()),
          })}
      </p>
    </section>
  )
}
