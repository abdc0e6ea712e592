import { isApiError } from '@flower-market/api-client'
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useParams } from 'react-router-dom'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { NotFoundPage } from '@flower-market/app-runtime/errors'
import { useResource } from '@flower-market/app-runtime/server-data'
import { PersonRecord } from './parts/PersonRecord.tsx'

function isNobody(error: unknown): boolean {
  return isApiError(error, 'not-found') || isApiError(error, 'not-permitted')
}

/** One of the people whom the role looks after; who is foreign does not exist. */
function UserScreen() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const person = useResource('userById', { params: { id } })
  if (person.status === 'ready') return <PersonRecord person={person.data} onChanged={person.refresh} />
  if (person.status === 'loading') {
    return (
      <output>
        <VisuallyHidden>{t('users.personLoading')}</VisuallyHidden>
        <Skeleton width="60%" height={72} />
      </output>
    )
  }
  if (isNobody(person.error)) return <NotFoundPage />
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      title={t('users.loadFailed')}
      action={
        <Button tone="primary" size="l" onClick={person.refresh}>
          {t('users.retry')}
        </Button>
      }
    >
      {t('users.personFailedText')}
    </EmptyState>
  )
}

export default UserScreen
