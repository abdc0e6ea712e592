import { useLocation } from 'react-router-dom'
import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { usePageTitle } from '../navigation/use-page-title.ts'

/** The answer to an address that no page has. */
export function NotFoundPage() {
  const t = useTranslate()
  const { pathname, search, hash } = useLocation()
  usePageTitle('runtime.notFound')
  return (
    <ErrorPage
      status={404}
      title="runtime.notFound"
      hint={t('runtime.notFoundPath', { fullPath: pathname + search + hash })}
      wayOut="home"
    />
  )
}
