import { isApiError } from '@flower-market/api-client'
import { Skeleton } from '@flower-market/ui'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PersonRecord } from './parts/PersonRecord.tsx'

const personMessages = {
  pageTitle: 'users.title',
  loading: 'users.personLoading',
  failedText: 'users.personFailedText',
} as const

function isNobody(error: unknown): boolean {
  return isApiError(error, 'not-found') || isApiError(error, 'not-permitted')
}

/** One of the people whom the role looks after; who is foreign does not exist. */
function UserScreen() {
  const { id = '' } = useRouteParams()
  const person = useResource('userById', { params: { id } })
  return (
    <ResourceView
      resource={person}
      headingLevel={1}
      messages={personMessages}
      skeleton={<Skeleton width="60%" height={72} />}
      notFound={<NotFoundPage />}
      isNotFound={isNobody}
    >
      {(data) => <PersonRecord person={data} onChanged={person.refresh} />}
    </ResourceView>
  )
}

export default UserScreen
