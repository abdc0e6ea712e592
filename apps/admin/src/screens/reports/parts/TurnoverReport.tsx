import type { CallOutput } from '@flower-market/api-client'
import type { DaySpan, ReportStep } from '@flower-market/flower-domain'
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
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { signed, useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { reportMessages } from '../report-messages.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import styles from './ReportTable.module.css'
import { SumsTable } from './SumsTable.tsx'
import { useSpanText } from './use-span-text.ts'

type Turnover = CallOutput<'reportTurnover'>

/** How much more or less than before, in percent: nothing to compare with is a dash. */
function useChange() {
  const format = useFormat()
  return (now: number, before: number): string => {
    if (before === 0) return '—'
    const bp = Math.round(((now - before) * 100) / before) * 100
    return signed(bp, format.percent)
  }
}

function CurrencySection({ rows }: { rows: Turnover['byCurrency'] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <PageSection title={t('reports.byCurrency')}>
      <p className={styles.none}>{t(rows.length === 0 ? 'reports.noMovements' : 'reports.byCurrencyText')}</p>
      {rows.length > 0 && (
        <Table aria-label={t('reports.byCurrency')}>
          <TableHead>
            <TableRow>
              <TableHeaderCell>{t('reports.column.kind')}</TableHeaderCell>
              <TableHeaderCell>{t('reports.column.currency')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('reports.column.movements')}</TableHeaderCell>
              <TableHeaderCell align="end">{t('reports.column.amount')}</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ currency, kind, movements, amount }) => (
              <TableRow key={`${currency} ${kind}`}>
                <TableCell>{t(`labels.movement.${kind}`)}</TableCell>
                <TableCell label={t('reports.column.currency')}>{currency}</TableCell>
                <TableCell align="end" label={t('reports.column.movements')}>
                  {format.number(movements)}
                </TableCell>
                <TableCell align="end" label={t('reports.column.amount')} className={styles.sum}>
                  <ColumnAmount>{format.money(amount, currency)}</ColumnAmount>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </PageSection>
  )
}

interface TurnoverContentProps {
  turnover: Turnover
  period: DaySpan
  step: ReportStep
}

function TurnoverContent({ turnover, period, step }: TurnoverContentProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const changeOf = useChange()
  const textOf = useSpanText(step)
  const regions = useResource('regionList', {})
  const { orders, amount, before, points, byKind, byRegion, byCurrency } = turnover
  const known = regions.status === 'ready' ? regions.data : []
  const nameOf = (id: string): string => known.find(({ _id }) => _id === id)?.name[locale] ?? id
  return (
    <div className={styles.report}>
      <ReportFigures
        figures={[
          { name: t('reports.figure.turnover'), value: format.money(amount, 'RUB', true) },
          { name: t('reports.figure.before'), value: changeOf(amount, before.amount) },
          { name: t('reports.figure.orders', { count: orders }), value: format.number(orders) },
          {
            name: t('reports.figure.average'),
            value: orders === 0 ? '—' : format.money(Math.round(amount / orders / 100) * 100, 'RUB', true),
          },
        ]}
      />
      <p className={styles.lead}>{t('reports.turnoverLead')}</p>
      <ReportChart
        label={t('reports.chart.turnover', {
          from: format.day(period.from, 'day'),
          to: format.day(period.to, 'day'),
        })}
        points={points.map(({ from, to, amount: value }) => ({ from, to, value }))}
        step={step}
        valueLabel={t('reports.column.amount')}
      />
      <div className={styles.pair}>
        <PageSection title={t('reports.byKind')}>
          <SumsTable
            label={t('reports.byKind')}
            nameLabel={t('reports.column.kind')}
            rows={byKind.map((row) => Object.assign({ name: t(`reports.kind.${row.kind}`) }, row))}
          />
        </PageSection>
        <PageSection title={t('reports.byRegion')}>
          <SumsTable
            label={t('reports.byRegion')}
            nameLabel={t('reports.column.region')}
            rows={byRegion.map((row) => Object.assign({ name: nameOf(row.region) }, row))}
          />
        </PageSection>
        <CurrencySection rows={byCurrency} />
        {step !== 'day' && (
          <PageSection title={t('reports.byTime')}>
            <SumsTable
              label={t('reports.byTime')}
              nameLabel={t('reports.column.time')}
              rows={points.map((row) => Object.assign({ name: textOf(row) }, row))}
            />
          </PageSection>
        )}
      </div>
    </div>
  )
}

/** What was sold in a period, over time, by kind, region and currency. */
export function TurnoverReport({ period, step }: { period: DaySpan; step: ReportStep }) {
  const t = useTranslate()
  return (
    <ResourceView
      resource={useResource('reportTurnover', { query: { ...period, step } })}
      headingLevel={2}
      messages={reportMessages}
      skeleton={<Skeleton shape="block" height={560} />}
      isEmpty={({ orders, byCurrency }) => orders === 0 && byCurrency.length === 0}
      empty={<EmptyState title={t('reports.empty')}>{t('reports.emptyText')}</EmptyState>}
    >
      {(turnover) => <TurnoverContent turnover={turnover} period={period} step={step} />}
    </ResourceView>
  )
}
