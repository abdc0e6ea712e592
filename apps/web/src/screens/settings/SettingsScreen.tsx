import { PageHeader } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { keepFocus } from '@flower-market/app-runtime/kept-focus'
import { LanguageSection } from './parts/LanguageSection.tsx'
import { NoticesSection } from './parts/NoticesSection.tsx'
import { PasswordSection } from './parts/PasswordSection.tsx'
import { PersonalDataSection } from './parts/PersonalDataSection.tsx'
import { RegionSections } from './parts/RegionSections.tsx'
import { SessionsSection } from './parts/SessionsSection.tsx'
import { SettingsContents } from './parts/SettingsContents.tsx'
import { TokensSection } from './parts/TokensSection.tsx'
import { WebhooksSection } from './parts/WebhooksSection.tsx'
import styles from './SettingsScreen.module.css'

/** How the shop works for this person: language, region, delivery, password, where they are signed in, what programs may do for them and are told. */
function SettingsScreen() {
  const t = useTranslate()
  return (
    <div ref={keepFocus} className={styles.page}>
      <PageHeader title={t('settings.title')} />
      <SettingsContents />
      <div className={styles.sections}>
        <LanguageSection />
        <RegionSections />
        <NoticesSection />
        <PasswordSection />
        <SessionsSection />
        <TokensSection />
        <WebhooksSection />
        <PersonalDataSection />
      </div>
    </div>
  )
}

export default SettingsScreen
