import { SunIcon, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '../i18n/use-translate.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

/** What somebody who has not signed in may set. */
export const GuestMenu = () => {
  const t = useTranslate()
  const opener = (
    <>
      <SunIcon />
      <VisuallyHidden>{t('shell.theme')}</VisuallyHidden>
    </>
  )
  return (
    <HeaderMenu opener={opener}>
      <ThemeChoice />
    </HeaderMenu>
  )
}
