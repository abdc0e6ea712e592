import { useRouteParams } from '@flower-market/app-runtime/routes'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { AnsweredRequest } from './parts/AnsweredRequest.tsx'
import { AnswerForm } from './parts/AnswerForm.tsx'
import { RequestSkeleton } from './parts/RequestSkeleton.tsx'

const messages = {
  pageTitle: 'requests.queueTitle',
  loading: 'requests.loading',
  failedText: 'requests.failedText',
} as const

/** A request to the representative's plantation, answered line by line. */
function PlantationRequestScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('receivedRequest', { params: { id } })}
      headingLevel={1}
      messages={messages}
      skeleton={<RequestSkeleton />}
      notFound={
        <PageMessage
          title="history.notFoundTitle"
          text="requests.queueEmptyText"
          link={{ to: paths.plantationRequests(), label: 'requests.toQueue' }}
        />
      }
    >
      {(request) =>
        request.status === 'sent' ? (
          <AnswerForm key={request._id} request={request} />
        ) : (
          <AnsweredRequest request={request} />
        )
      }
    </ResourceView>
  )
}

export default PlantationRequestScreen
