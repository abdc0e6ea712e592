import { Skeleton } from '@flower-market/ui'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import { CryptoPaymentView } from './CryptoPaymentView.tsx'

/** One top-up in USDT, read anew whenever something has arrived. */
export function CryptoTopUp({ id }: { id: string }) {
  const payment = useResource('cryptoPaymentGet', { params: { id } })
  return (
    <ResourceView
      resource={payment}
      headingLevel={1}
      messages={{ pageTitle: 'crypto.title', failedText: 'transactions.topUpFailedText' }}
      skeleton={<Skeleton shape="block" height={480} />}
      notFound={
        <PageMessage
          title="transactions.notFoundTitle"
          text="transactions.notFoundText"
          link={{ to: paths.transactions(), label: 'transactions.title' }}
        />
      }
    >
      {(data) => <CryptoPaymentView payment={data} onTimeUp={payment.refresh} />}
    </ResourceView>
  )
}
