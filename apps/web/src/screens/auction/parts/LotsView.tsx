import { Link } from '@flower-market/app-runtime/navigation'
import type { CallOutput } from '@flower-market/api-client'
import { clockStateAt } from '@flower-market/flower-domain'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { FlowerName } from '../../../components/flower-name/FlowerName.tsx'
import { addressOf } from '../auction-view.ts'
import type { ListedAuction } from '../chosen-auction.ts'
import styles from './LotsView.module.css'

type Clock = CallOutput<'auctionGet'>['items'][number]

export interface LotsViewProps {
  auction: CallOutput<'auctionGet'>
  calendar: readonly ListedAuction[]
  atMs: number
}

/** All lots of an auction in the order of their clocks, and the calendar to choose another one. */
export function LotsView({ auction, calendar, atMs }: LotsViewProps) {
  const t = useTranslate()
  const format = useFormat()
  const stateOf = (clock: Clock) => clockStateAt({ ...clock, since: new Date(clock.since) }, new Date(atMs))
  return (
    <div className={styles.lots}>
      <section className={styles.calendar} aria-label={t('auction.calendar')}>
        <h2>{t('auction.calendar')}</h2>
        {calendar.map((one) => (
          <Link
            key={one._id}
            to={addressOf('lots', one._id)}
            className={styles.day}
            aria-current={one._id === auction._id}
          >
            <b>{format.moment(one.startsAt)}</b>
            <span>{t(`auction.stateOf.${one.state}`)}</span>
            <small>
              {t('auction.calendarLine', { clocks: one.clocks, stems: format.number(one.stems) })}
            </small>
          </Link>
        ))}
      </section>
      <Table aria-label={t('auction.view.lots')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('auction.column.opens')}</TableHeaderCell>
            <TableHeaderCell>{t('auction.column.lot')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('auction.column.stems')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('auction.column.start')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {auction.items.map((clock) => (
            <TableRow key={clock._id}>
              <TableCell label={t('auction.column.opens')}>
                {format.time(clock.opensAt)}
                <small className={styles.state}>{t(`auction.news.${stateOf(clock)}`)}</small>
              </TableCell>
              <TableCell className={styles.lot}>
                <FlowerName
                  variety={clock.variety}
                  lengthCm={clock.lengthCm}
                  plantation={clock.plantation}
                  country={clock.country}
                />
              </TableCell>
              <TableCell label={t('auction.column.stems')} align="end">
                {format.number(clock.stems)}
              </TableCell>
              <TableCell label={t('auction.column.start')} align="end">
                {clock.prices[0] === undefined ? '—' : format.price(clock.prices[0])}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
