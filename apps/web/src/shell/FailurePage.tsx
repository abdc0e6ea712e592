import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { describeFailure } from './page-failure.ts'

/** The error page for something that was thrown. */
export const FailurePage = ({ error }: { error: unknown }) => {
  const t = useTranslate()
  const { hint, ...failure } = describeFailure(error)
  return <ErrorPage {...failure} hint={hint === null ? undefined : t(hint)} />
}
