import { useTranslate } from '@flower-market/app-runtime/i18n'
import { SessionList } from '@flower-market/app-runtime/sessions'
import { SettingsSection } from './SettingsSection.tsx'

/** Where the person is signed in, and the way to end it. */
export function SessionsSection() {
  const t = useTranslate()
  return (
    <SettingsSection id="sessions" title={t('settings.sessions')} text={t('settings.sessionsText')}>
      <SessionList />
    </SettingsSection>
  )
}
