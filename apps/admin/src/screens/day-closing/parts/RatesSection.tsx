import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { moscowDateOf } from '@flower-market/flower-domain'
import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { EnterRatesDialog } from './EnterRatesDialog.tsx'

/** The central bank's rates of the last days; those of a day that could not be read are entered by hand. Nothing while they are loading. */
export function RatesSection() {
  const t = useTranslate()
  const format = useFormat()
  const rates = useResource('ratesList', { query: { days: 7 } })
  const { now } = useAtomValue(pageEnvironmentAtom)
  const [isEntering, setEntering] = useState(false)
  if (rates.status !== 'ready') return null
  const today = moscowDateOf(now())
  const newest = rates.data.items[0]?.date
  const mayEnter = newest === undefined || newest < today
  return (
    <PageSection
      title={t('books.rates')}
      aside={
        mayEnter && (
          <Button size="s" onClick={() => setEntering(true)}>
            {t('books.enterRates')}
          </Button>
        )
      }
    >
      {newest === undefined && <p>{t('books.noRates')}</p>}
      {newest !== undefined && rates.data.isStale && <p>{t('books.ratesStale')}</p>}
      {isEntering && <EnterRatesDialog today={today} onClose={() => setEntering(false)} />}
      {newest !== undefined && (
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
      )}
    </PageSection>
  )
}
