import type { PictureViewerLabels } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** What the buttons of the picture viewer are called. */
export function usePictureLabels(): PictureViewerLabels {
  const t = useTranslate()
  return {
    close: t('shell.close'),
    previous: t('shell.previous'),
    next: t('shell.next'),
    zoomIn: t('shell.zoomIn'),
    zoomOut: t('shell.zoomOut'),
    position: (number, count) => t('shell.position', { number, count }),
  }
}
