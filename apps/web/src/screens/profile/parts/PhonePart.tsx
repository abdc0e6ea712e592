import { Button, PhoneField, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { phoneCountryOf, usePhoneCountries } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { askPhoneVerificationAtom } from '../../../state/modal.atoms.ts'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import type { ProfileForm } from '../use-profile-form.ts'
import styles from './PhonePart.module.css'

/** The phone, whether it is confirmed, and the way to confirm it. */
export function PhonePart({ form, profile }: { form: ProfileForm; profile: OwnProfile }) {
  const t = useTranslate()
  const countries = usePhoneCountries()
  const askVerification = useSetAtom(askPhoneVerificationAtom)
  const { phone } = form.fields
  const [country, setCountry] = useState<string>(() => phoneCountryOf(phone, profile.country))
  const isConfirmed = profile.isPhoneVerified && !form.isPhoneChanged
  const { phone: problem } = form.problems
  return (
    <div className={styles.phone}>
      <PhoneField
        name="phone"
        label={t('forms.phone')}
        error={problem && t(problem)}
        countries={countries}
        countryLabel={t('profile.phoneCountry')}
        value={{ country, digits: phone }}
        onValueChange={(value) => {
          setCountry(value.country)
          form.edit({ phone: value.digits })
        }}
        onValidity={(isValid) => form.setPhoneWrong(!isValid)}
      />
      {phone !== '' && (
        <div className={styles.state}>
          <StatusBadge tone={isConfirmed ? 'success' : 'warn'}>
            {t(isConfirmed ? 'profile.phoneIsConfirmed' : 'profile.phoneIsNot')}
          </StatusBadge>
          {!isConfirmed && (
            <Button
              size="s"
              onClick={() => askVerification({ phone, country: phoneCountryOf(phone, profile.country) })}
            >
              {t('profile.confirmByCall')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
