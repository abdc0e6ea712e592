import { supportedLocales } from '@flower-market/flower-domain'
import { Banner, Radio, RadioGroup, VisuallyHidden } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { languageNames, localizePath, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { localeProblemAtom, saveLocaleAtom } from '../locale-saving.atoms.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The language of pages and mails; the page stays where it is. */
export function LanguageSection() {
  const t = useTranslate()
  const navigate = useNavigate()
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const saveLocale = useSetAtom(saveLocaleAtom)
  const problem = useAtomValue(localeProblemAtom)
  return (
    <SettingsSection id="language" title={t('settings.language')} text={t('settings.languageText')}>
      <RadioGroup
        legend={<VisuallyHidden>{t('settings.language')}</VisuallyHidden>}
        value={locale}
        onValueChange={(value) => {
          const chosen = supportedLocales.find((supported) => supported === value)
          if (chosen === undefined) return
          void saveLocale(chosen)
          void navigate(localizePath(chosen, pathname + search + hash), { replace: true })
        }}
      >
        {supportedLocales.map((supported) => (
          <Radio key={supported} value={supported} lang={supported}>
            {languageNames[supported]}
          </Radio>
        ))}
      </RadioGroup>
      {problem && (
        <Banner tone="danger" role="alert" title={t('settings.languageNotSaved')}>
          {t(problem)}
        </Banner>
      )}
    </SettingsSection>
  )
}
