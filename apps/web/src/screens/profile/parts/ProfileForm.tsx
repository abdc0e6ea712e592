import { Banner, Fieldset, TextField } from '@flower-market/ui'
import { UnsavedChangesDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import { useProfileForm } from '../use-profile-form.ts'
import { CountryField } from './CountryField.tsx'
import { PhonePart } from './PhonePart.tsx'
import styles from './ProfileForm.module.css'
import { ProfileText } from './ProfileText.tsx'
import { SaveBar } from './SaveBar.tsx'

/** All that a person may change about themselves; what is saved is only what was changed. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const t = useTranslate()
  const form = useProfileForm(profile)
  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <Fieldset legend={t('profile.contacts')}>
        <div className={styles.fields}>
          <ProfileText
            form={form}
            field="name"
            label={t('profile.name')}
            autoComplete="given-name"
            required
          />
          <ProfileText
            form={form}
            field="surname"
            label={t('profile.surname')}
            autoComplete="family-name"
            required
          />
          <TextField
            label={t('profile.email')}
            hint={t('profile.emailHint')}
            type="email"
            value={profile.email}
            readOnly
            className={styles.fixed}
          />
          <PhonePart form={form} profile={profile} />
        </div>
      </Fieldset>
      <Fieldset legend={t('profile.addressTitle')}>
        <div className={styles.fields}>
          <CountryField form={form} />
          <ProfileText form={form} field="city" label={t('profile.city')} autoComplete="address-level2" />
          <ProfileText
            form={form}
            field="address"
            label={t('profile.address')}
            autoComplete="street-address"
          />
          <ProfileText form={form} field="index" label={t('profile.index')} autoComplete="postal-code" />
        </div>
      </Fieldset>
      <Fieldset legend={t('profile.companyTitle')}>
        <div className={styles.fields}>
          <ProfileText form={form} field="company" label={t('profile.company')} autoComplete="organization" />
          <ProfileText
            form={form}
            field="inn"
            label={t('profile.inn')}
            hint={t('profile.innHint')}
            inputMode="numeric"
          />
          <ProfileText
            form={form}
            field="kpp"
            label={t('profile.kpp')}
            hint={t('profile.kppHint')}
            inputMode="numeric"
          />
          <ProfileText
            form={form}
            field="legalAddress"
            label={t('profile.legalAddress')}
            hint={t('profile.legalAddressHint')}
          />
          <ProfileText
            form={form}
            field="site"
            label={t('profile.site')}
            inputMode="url"
            autoComplete="url"
          />
        </div>
      </Fieldset>
      {form.problems.form && (
        <Banner tone="danger" role="alert">
          {t(form.problems.form)}
        </Banner>
      )}
      <SaveBar form={form} />
      <UnsavedChangesDialog hasSomethingToLose={form.isChanged} onDiscard={form.forget} />
    </form>
  )
}
