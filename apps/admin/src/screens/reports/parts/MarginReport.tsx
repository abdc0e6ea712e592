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
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { reportMessages } from '../report-messages.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import styles from './ReportTable.module.css'
import { useSpanText } from './use-span-text.ts'

type Margin = CallOutput<'reportMargin'>

const columns = ['own', 'commission', 'shares', 'result', 'brokers'] as const

/** Whether anything was earned or paid. */
function isNothing(row: Pick<Margin, (typeof columns)[number]>): boolean {
  return columns.every((column) => row[column] === 0)
}

function PartsTable({ points, step }: { points: Margin['points']; step: ReportStep }) {
  const t = useTranslate()
  const format = useFormat()
  const textOf = useSpanText(step)
  return (
    <Table aria-label={t('reports.marginParts')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('reports.column.time')}</TableHeaderCell>
          {columns.map((column) => (
            <TableHeaderCell key={column} align="end">
              {t(`reports.column.${column}`)}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {points.map((point) => (
          <TableRow key={point.from}>
            <TableCell>{textOf(point)}</TableCell>
            {columns.map((column) => (
              <TableCell
                key={column}
                align="end"
                label={t(`reports.column.${column}`)}
                className={column === 'result' ? styles.sum : styles.amount}
              >
                <ColumnAmount>{format.money(point[column])}</ColumnAmount>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

interface MarginContentProps {
  margin: Margin
  period: DaySpan
  step: ReportStep
}

function MarginContent({ margin, period, step }: MarginContentProps) {
  const t = useTranslate()
  const format = useFormat()
  const { points, commissions } = margin
  const figure = (name: 'result' | 'own' | 'commission' | 'shares') => ({
    name: t(`reports.figure.${name}`),
    value: format.money(name === 'shares' ? 0 - margin[name] : margin[name], 'RUB', true),
  })
  return (
    <div className={styles.report}>
      <ReportFigures figures={[figure('result'), figure('own'), figure('commission'), figure('shares')]} />
      <p className={styles.lead}>
        {t('reports.marginLead')} {t('reports.brokersText')}
      </p>
      <ReportChart
        label={t('reports.chart.margin', {
          from: format.day(period.from, 'day'),
          to: format.day(period.to, 'day'),
        })}
        points={points.map(({ from, to, result }) => ({ from, to, value: result }))}
        step={step}
        valueLabel={t('reports.column.result')}
      />
      <PageSection title={t('reports.marginParts')}>
        <PartsTable points={points.filter((point) => !isNothing(point))} step={step} />
      </PageSection>
      <PageSection title={t('reports.commissions')}>
        {commissions.length === 0 && <p className={styles.none}>{t('reports.noCommissions')}</p>}
        <ReportFigures
          isPlain
          figures={commissions.map(({ currency, amount }) => ({
            name: currency,
            value: format.money(amount, currency),
          }))}
        />
      </PageSection>
    </div>
  )
}

/** What the operator earned in a period. */
export function MarginReport({ period, step }: { period: DaySpan; step: ReportStep }) {
  const t = useTranslate()
  return (
    <ResourceView
      resource={useResource('reportMargin', { query: { ...period, step } })}
      headingLevel={2}
      messages={reportMessages}
      skeleton={<Skeleton shape="block" height={560} />}
      isEmpty={(margin) => isNothing(margin) && margin.commissions.length === 0}
      empty={<EmptyState title={t('reports.empty')}>{t('reports.emptyText')}</EmptyState>}
    >
      {(margin) => <MarginContent margin={margin} period={period} step={step} />}
    </ResourceView>
  )
}
