import { useRouteParams } from '@flower-market/app-runtime/routes'
import { Skeleton } from '@flower-market/ui'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { CardPayment } from './parts/CardPayment.tsx'
import { useAnswerAwaited } from './use-answer-awaited.ts'

/** Where the page of the bank leads back to: what became of the payment, as the server knows it. */
function CardPaymentScreen() {
  const { id = '' } = useRouteParams()
  const resource = useResource('transactionGet', { params: { id } })
  useAnswerAwaited(resource)
  return (
    <ResourceView
      resource={resource}
      headingLevel={1}
      messages={{ pageTitle: 'transactions.cardTitle', failedText: 'transactions.cardFailedText' }}
      skeleton={<Skeleton shape="block" height={280} />}
      notFound={
        <PageMessage
          title="transactions.cardNotFoundTitle"
          text="transactions.notFoundText"
          link={{ to: paths.transactions(), label: 'transactions.title' }}
        />
      }
    >
      {(transaction) => <CardPayment transaction={transaction} />}
    </ResourceView>
  )
}

export default CardPaymentScreen
