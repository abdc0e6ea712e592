import { useSearchParams } from 'react-router-dom'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { OrderPlacedSkeleton } from './parts/OrderPlacedSkeleton.tsx'
import { SentRequests } from './parts/SentRequests.tsx'

/** The numbers that the address names. */
function readNumbers(search: URLSearchParams): ReadonlySet<number> {
  return new Set((search.get('requests') ?? '').slice(0, 400).split('-').map(Number))
}

/** What was asked of which plantation, until when each answers, and the way to each request. */
function RequestsSentScreen() {
  const numbers = readNumbers(useSearchParams()[0])
  const list = useResource('plantationOrderList', { query: { page: 1, limit: 1 } })
  return (
    <ResourceView
      resource={list}
      headingLevel={1}
      messages={{ loading: 'order.sentLoading', failedText: 'order.sentFailedText' }}
      skeleton={<OrderPlacedSkeleton />}
      isEmpty={({ requests }) => !requests.some(({ number }) => numbers.has(number))}
      empty={
        <PageMessage
          title="order.sentNotFound"
          text="order.sentNotFoundText"
          link={{ to: paths.history('forPlantations'), label: 'order.toRequests' }}
        />
      }
    >
      {({ requests }) => <SentRequests requests={requests.filter(({ number }) => numbers.has(number))} />}
    </ResourceView>
  )
}

export default RequestsSentScreen
