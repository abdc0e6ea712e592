import type { CallOutput } from '@flower-market/api-client'
import {
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import styles from './AuctionsTable.module.css'

const tones = { scheduled: 'info', running: 'success', ended: 'neutral', canceled: 'neutral' } as const

/** Auctions as rows, the last to begin first; each is a link as a whole. */
export function AuctionsTable({ auctions }: { auctions: CallOutput<'auctionList'>['items'] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('clocks.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('clocks.startsAt')}</TableHeaderCell>
          <TableHeaderCell>{t('clocks.state')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.lots')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.stems')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {auctions.toReversed().map(({ _id, startsAt, state, clocks, stems }) => (
          <TableRow key={_id}>
            <TableCell label={t('clocks.startsAt')}>
              <RowLink to={paths.auction(_id)} className={styles.link}>
                {format.moment(startsAt)}
              </RowLink>
            </TableCell>
            <TableCell label={t('clocks.state')}>
              <StatusBadge tone={tones[state]}>{t(`clocks.stateOf.${state}`)}</StatusBadge>
            </TableCell>
            <TableCell align="end" label={t('clocks.lots')}>
              {format.number(clocks)}
            </TableCell>
            <TableCell align="end" label={t('clocks.stems')}>
              {format.number(stems)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
