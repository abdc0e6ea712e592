import { LoadingOverlay } from '@flower-market/ui/loading-overlay'
import { useTranslate } from '../i18n/use-translate.ts'

/** Covers the screen while a page's code loads; a page that comes at once does not let it be seen. */
export function PageLoader() {
  return <LoadingOverlay label={useTranslate()('runtime.loading')} />
}
