import { useAtomValue } from 'jotai'
import { appDefinitionAtom } from '../app/app-definition.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorPage } from './ErrorPage.tsx'
import { describeError } from './page-error.ts'

/** The error page for something that was thrown. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useTranslate()
  const { texts } = useAtomValue(appDefinitionAtom)
  const { hint, ...failure } = describeError(error, texts)
  return <ErrorPage {...failure} hint={hint === null ? undefined : t(hint)} />
}
