import { Button } from '@flower-market/ui/button'
import { useAtomValue } from 'jotai'
import { appDefinitionAtom } from '../app/app-definition.ts'
import { localeOf, localizePath } from '../i18n/locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { usePageTitle } from '../navigation/use-page-title.ts'
import { describeError, type PageError } from './page-error.ts'
import styles from './ErrorPage.module.css'

export interface ErrorPageProps extends Omit<PageError, 'hint'> {
  /** What else there is to say, in a sentence. */
  hint?: string | undefined
}

// A new load of the page is the one sure way to clear whatever went wrong in this one.
function openAnew(path: string): void {
  return location.assign(localizePath(localeOf(location.pathname), path))
}
function loadAgain(): void {
  return location.reload()
}

/** What went wrong, its status code, and the way out. It needs no router, so that it can stand in for the whole app. */
export function ErrorPage({ status, title, hint, wayOut, requestId }: ErrorPageProps) {
  const t = useTranslate()
  const { paths, texts } = useAtomValue(appDefinitionAtom)
  usePageTitle(title)
  return (
    <section className={styles.page} role="alert">
      {status !== null && <p className={styles.status}>{status}</p>}
      <h1 className={styles.title}>{t(title)}</h1>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {requestId !== null && <p className={styles.hint}>{t('runtime.requestNumber', { id: requestId })}</p>}
      <Button
        tone="primary"
        size="l"
        className={styles.way}
        onClick={wayOut === 'home' ? () => openAnew(paths.home) : loadAgain}
      >
        {t(wayOut === 'home' ? texts.toHome : 'runtime.reload')}
      </Button>
    </section>
  )
}

/** The error page for something that was thrown. */
export function FailurePage({ error }: { error: unknown }) {
  const t = useTranslate()
  const { texts } = useAtomValue(appDefinitionAtom)
  const { hint, ...failure } = describeError(error, texts)
  return <ErrorPage {...failure} hint={hint === null ? undefined : t(hint)} />
}
