import { Banner } from '@flower-market/ui'
import { useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { PasswordForm } from './PasswordForm.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** A new password; whoever is signed in elsewhere has to sign in again. */
export function PasswordSection() {
  const t = useTranslate()
  const [changes, setChanges] = useState(0)
  return (
    <SettingsSection id="password" title={t('settings.password')} text={t('settings.passwordText')}>
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
      {changes > 0 && (
        <output>
          <Banner tone="success">{t('settings.passwordChanged')}</Banner>
        </output>
      )}
    </SettingsSection>
  )
}
