import { ButtonTextsContext } from '@flower-market/ui/button'
import { useMemo, type ReactNode } from 'react'
import { useTranslate } from './use-translate.ts'

/** The kit's own texts in the page's language. */
export function KitTexts({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const texts = useMemo(() => ({ loading: t('runtime.processing'), loaded: t('runtime.processed') }), [t])
  return <ButtonTextsContext value={texts}>{children}</ButtonTextsContext>
}
