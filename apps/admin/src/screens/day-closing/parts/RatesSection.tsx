import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { PageSection } from '../../../components/page-section/PageSection.tsx'

/** The central bank's rates of the last days; nothing while they cannot be read. */
export function RatesSection() {
  const t = useTranslate()
  const format = useFormat()
  const rates = useResource('ratesList', { query: { days: 7 } })
  if (rates.status !== 'ready' || rates.data.items.length === 0) return null
  return (
    <PageSection title={t('books.rates')} aside={rates.data.isStale && t('books.ratesStale')}>
      <Table aria-label={t('books.rates')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('books.day')}</TableHeaderCell>
            <TableHeaderCell align="end">USD</TableHeaderCell>
            <TableHeaderCell align="end">EUR</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rates.data.items.map(({ date, USD, EUR }) => (
            <TableRow key={date}>
              <TableCell>{format.day(date, 'day')}</TableCell>
              <TableCell align="end" label="USD">
                {format.rate(Number(USD))}
              </TableCell>
              <TableCell align="end" label="EUR">
                {format.rate(Number(EUR))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  )
}
