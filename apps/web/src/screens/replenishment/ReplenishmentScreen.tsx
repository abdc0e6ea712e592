import { useSearchParams } from 'react-router-dom'
import { PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PageSection } from '../../components/page-section/PageSection.tsx'
import { TransactionList } from '../../components/transaction-list/TransactionList.tsx'
import { paths } from '../../paths.ts'
import { TopUpForm } from './parts/TopUpForm.tsx'
import { TopUpRecord } from './parts/TopUpRecord.tsx'

const skeleton = <Skeleton shape="block" height={320} />

/** The form, and what was begun before. */
function NewTopUp() {
  const t = useTranslate()
  return (
    <Stack gap={6}>
      <PageHeader title={t('transactions.replenishment')} />
      <ResourceView
        resource={useResource('topUpWays', {})}
        headingLevel={2}
        messages={{ loading: 'transactions.loading', failedText: 'transactions.waysFailed' }}
        skeleton={skeleton}
        empty={<p>{t('transactions.noWays')}</p>}
      >
        {(ways) => <TopUpForm ways={ways} />}
      </ResourceView>
      <PageSection id="replenishments" title={t('transactions.earlier')}>
        <TransactionList label={t('transactions.earlier')} kind="top-up" />
      </PageSection>
    </Stack>
  )
}

/** One top-up and what it still needs. */
function BegunTopUp({ id }: { id: string }) {
  return (
    <Stack gap={5}>
      <ResourceView
        resource={useResource('transactionGet', { params: { id } })}
        headingLevel={1}
        messages={{ pageTitle: 'transactions.replenishment', failedText: 'transactions.topUpFailedText' }}
        skeleton={skeleton}
        notFound={
          <PageMessage
            title="transactions.notFoundTitle"
            text="transactions.notFoundText"
            link={{ to: paths.transactions(), label: 'transactions.title' }}
          />
        }
      >
        {(transaction) => <TopUpRecord transaction={transaction} />}
      </ResourceView>
    </Stack>
  )
}

/** Topping up the balance: amount and way, then what the way needs. */
function ReplenishmentScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')
  return id === null ? <NewTopUp /> : <BegunTopUp key={id} id={id} />
}

export default ReplenishmentScreen
