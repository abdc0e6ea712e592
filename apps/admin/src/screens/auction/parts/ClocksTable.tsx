import type { CallOutput } from '@flower-market/api-client'
import { clockPriceAt } from '@flower-market/flower-domain'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import {
  Button,
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './ClocksTable.module.css'

/** A lot of an auction as staff see it, with its reserve. */
export type StaffClock = CallOutput<'auctionGet'>['items'][number]

const tones = { open: 'info', held: 'warn', sold: 'success', unsold: 'neutral', canceled: 'neutral' } as const

export interface ClocksTableProps {
  clocks: readonly StaffClock[]
  /** The server's time, by which a clock has opened. */
  serverTime: string
  /** Null where nobody may. */
  onCancel: ((clock: StaffClock) => void) | null
}

/** The lots of an auction: what is left of each, its prices, and the last sale. */
export function ClocksTable({ clocks, serverTime, onCancel }: ClocksTableProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('clocks.lots')} hasStickyColumn>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('clocks.lot')}</TableHeaderCell>
          <TableHeaderCell>{t('clocks.state')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.left')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.start')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.reserve')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('clocks.lastSale')}</TableHeaderCell>
          {onCancel && <TableHeaderCell align="end">{t('clocks.action')}</TableHeaderCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {clocks.map((clock) => (
          <TableRow key={clock._id}>
            <TableCell className={styles.lot}>
              <b>{t('clocks.lotName', { variety: clock.variety, length: clock.lengthCm })}</b>
              <span className={styles.more}>{clock.plantation}</span>
            </TableCell>
            <TableCell label={t('clocks.state')} className={styles.state}>
              {clock.status === 'open' && clock.opensAt > serverTime ? (
                <StatusBadge>{t('clocks.waiting', { moment: format.moment(clock.opensAt) })}</StatusBadge>
              ) : (
                <StatusBadge tone={tones[clock.status]}>{t(`clocks.status.${clock.status}`)}</StatusBadge>
              )}
            </TableCell>
            <TableCell align="end" label={t('clocks.left')} className={styles.left}>
              {t('clocks.leftOf', { left: clock.stemsLeft, stems: clock.stems })}
            </TableCell>
            <TableCell align="end" label={t('clocks.start')}>
              <ColumnAmount>{clock.terms === null ? '—' : format.money(clock.terms.startPrice)}</ColumnAmount>
            </TableCell>
            <TableCell align="end" label={t('clocks.reserve')}>
              <ColumnAmount>
                {clock.terms === null ? '—' : format.money(clock.terms.reservePrice)}
              </ColumnAmount>
            </TableCell>
            <TableCell align="end" label={t('clocks.lastSale')}>
              <ColumnAmount>
                {clock.terms === null || clock.sales[0] === undefined
                  ? '—'
                  : format.money(clockPriceAt(clock.terms, clock.sales[0].step))}
              </ColumnAmount>
            </TableCell>
            {onCancel && (
              <TableCell align="end" label={t('clocks.action')}>
                {clock.status === 'open' ? (
                  <Button size="s" tone="quiet" onClick={() => onCancel(clock)}>
                    {t('clocks.cancel')}
                  </Button>
                ) : (
                  '—'
                )}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
