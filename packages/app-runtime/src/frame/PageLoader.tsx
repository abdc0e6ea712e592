import './starting.css'
import { LoadingOverlay } from '@flower-market/ui/loading-overlay'
import { useTranslate } from '../i18n/use-translate.ts'

/**
 * Covers the screen while a page's code loads; a page that comes at once does not let it be seen. Style sheets find it by
 * `data-page-loading`: what stands below the page should wait until the page has its height.
 */
export function PageLoader() {
  return <LoadingOverlay data-page-loading="" label={useTranslate()('runtime.loading')} />
}
