import { useLocation } from 'react-router-dom'
import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorPage } from './ErrorPage.tsx'

export interface NotFoundPageProps {
  /** The path has the form of a page, a parameter of it does not. */
  isMalformed?: boolean
}

/** The answer to an address that no page has. */
export function NotFoundPage({ isMalformed = false }: NotFoundPageProps) {
  const t = useTranslate()
  const { pathname, search, hash } = useLocation()
  return (
    <ErrorPage
      status={404}
      title="runtime.notFound"
      hint={
        isMalformed
          ? t('runtime.malformedPath', { path: pathname })
          : t('runtime.notFoundPath', { fullPath: pathname + search + hash })
      }
      wayOut="home"
      requestId={null}
    />
  )
}
