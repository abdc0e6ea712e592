import { isApiError } from '@flower-market/api-client'
import { Skeleton } from '@flower-market/ui'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useRouteParams } from '@flower-market/app-runtime/routes'
import { PersonPage } from './parts/PersonPage.tsx'

const personMessages = {
  pageTitle: 'people.title',
  loading: 'people.personLoading',
  failedText: 'people.personFailedText',
} as const

/** Everything about a person on one page, with what staff do about it. */
function PersonScreen() {
  const { id = '' } = useRouteParams()
  return (
    <ResourceView
      resource={useResource('personGet', { params: { id } })}
      headingLevel={1}
      messages={personMessages}
      skeleton={<Skeleton shape="block" height={560} />}
      notFound={<NotFoundPage />}
      isNotFound={(error) => isApiError(error, 'not-found') || isApiError(error, 'not-permitted')}
    >
      {(person) => <PersonPage person={person} />}
    </ResourceView>
  )
}

export default PersonScreen
