import type { CallOutput } from '@flower-market/api-client'
import type { DaySpan } from '@flower-market/flower-domain'
import {
  EmptyState,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { reportMessages } from '../report-messages.ts'
import styles from './ReportTable.module.css'
import { ShareCell } from './ShareCell.tsx'

type Rates = CallOutput<'reportPlantations'>

/** A tenth of what was delivered fills the bar of claims: more is never a good plantation. */
const fullClaimsBp = 1000

function RatesTable({ rates }: { rates: Rates }) {
  const t = useTranslate()
  const format = useFormat()
  const rate = (bp: number | null): string => (bp === null ? t('reports.noRate') : format.percent(bp))
  return (
    <Table aria-label={t('reports.tab.plantations')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('reports.column.plantation')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('reports.column.fillRate')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('reports.column.delivered')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('reports.column.claimsRate')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rates.map((row) => (
          <TableRow key={row._id}>
            <TableCell>
              <b>{row.name}</b>
              <span className={styles.more}>
                {t('reports.ofStems', {
                  part: format.number(row.agreed),
                  whole: format.number(row.requested),
                })}
              </span>
            </TableCell>
            <TableCell align="end" label={t('reports.column.fillRate')} className={styles.sum}>
              <ShareCell share={(row.fillRateBp ?? 0) / 10_000}>{rate(row.fillRateBp)}</ShareCell>
            </TableCell>
            <TableCell align="end" label={t('reports.column.delivered')} className={styles.amount}>
              {t('reports.stems', { count: row.delivered })}
              {row.claimed > 0 && (
                <span className={styles.more}>
                  {t('reports.claimedStems', {
                    claimed: format.number(row.claimed),
                    accepted: format.number(row.accepted),
                  })}
                </span>
              )}
            </TableCell>
            <TableCell align="end" label={t('reports.column.claimsRate')} className={styles.sum}>
              <ShareCell tone="warn" share={(row.claimsRateBp ?? 0) / fullClaimsBp}>
                {rate(row.claimsRateBp)}
              </ShareCell>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** How much of what was asked of each plantation came, and how much of that was claimed. */
export function PlantationsReport({ period }: { period: DaySpan }) {
  const t = useTranslate()
  return (
    <ResourceView
      resource={useResource('reportPlantations', { query: period })}
      headingLevel={2}
      messages={reportMessages}
      skeleton={<Skeleton shape="block" height={480} />}
      empty={<EmptyState title={t('reports.empty')}>{t('reports.emptyText')}</EmptyState>}
    >
      {(rates) => (
        <div className={styles.report}>
          <p className={styles.lead}>{t('reports.plantationsLead')}</p>
          <RatesTable rates={rates} />
        </div>
      )}
    </ResourceView>
  )
}
