import { SUPPORTED_LOCALES } from '@flower-market/flower-domain'
import { Banner, Radio, RadioGroup, VisuallyHidden } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLocation, useNavigate } from 'react-router-dom'
import { LANGUAGE_NAMES, localizePath } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { localeProblemAtom, saveLocaleAtom } from '../locale-saving.atoms.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The language of pages and mails; the page stays where it is. */
export const LanguageSection = () => {
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
          const chosen = SUPPORTED_LOCALES.find((supported) => supported === value)
          if (chosen === undefined) return
          void saveLocale(chosen)
          void navigate(localizePath(chosen, pathname + search + hash), { replace: true })
        }}
      >
        {SUPPORTED_LOCALES.map((supported) => (
          <Radio key={supported} value={supported} lang={supported}>
            {LANGUAGE_NAMES[supported]}
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
