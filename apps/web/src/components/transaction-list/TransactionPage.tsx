import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TransactionKind } from '@flower-market/flower-domain'
import { Button, PageHeader, SegmentedTab, SegmentedTabs, Stack } from '@flower-market/ui'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { TransactionList } from './TransactionList.tsx'

/** All but INITIAL, which is begun and not submitted. */
const statuses = ['IN_PROCESSED', 'SENDED', 'CONFIRMED', 'REJECTED'] as const

export interface TransactionPageProps {
  title: MessageId
  /** The page's own address, with a status. */
  toPath: (status?: string) => string
  /** @default all kinds */
  kind?: TransactionKind
  /** What stands above the list and leads to ways to top up. @default a button that does */
  overview?: ReactNode
}

/** A list of transactions as a page, filtered by the status in its address. */
export function TransactionPage({ title, toPath, kind, overview }: TransactionPageProps) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const status = statuses.find((one) => one === search.get('status'))
  return (
    <Stack gap={5}>
      <PageHeader
        title={t(title)}
        actions={
          overview === undefined && (
            <Button asChild tone="primary">
              <LocalizedLink to={paths.replenishment()}>{t('transactions.topUpBalance')}</LocalizedLink>
            </Button>
          )
        }
      />
      {overview}
      <SegmentedTabs label={t('transactions.statusFilter')}>
        {[undefined, ...statuses].map((one) => (
          <SegmentedTab key={one ?? 'all'} asChild>
            <LocalizedLink to={toPath(one)} aria-current={one === status ? 'page' : undefined}>
              {one === undefined ? t('transactions.all') : t(`transactions.status.${one}`)}
            </LocalizedLink>
          </SegmentedTab>
        ))}
      </SegmentedTabs>
      <TransactionList label={t(title)} {...(kind && { kind })} status={status} />
    </Stack>
  )
}
