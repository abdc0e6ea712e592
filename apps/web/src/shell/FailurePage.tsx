import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { describeError } from './page-error.ts'

/** The error page for something that was thrown. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useTranslate()
  const { hint, ...failure } = describeError(error)
  return <ErrorPage {...failure} hint={hint === null ? undefined : t(hint)} />
}
