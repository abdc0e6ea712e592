import { maxLengths } from '@flower-market/api-client'
import { Banner, Button, TextField } from '@flower-market/ui'
import { UnsavedChangesDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import { useVerificationForm } from '../use-verification-form.ts'
import { ConfirmedPhone } from './ConfirmedPhone.tsx'
import styles from './VerificationForm.module.css'

const fields = [
  { field: 'name', label: 'profile.verificationName', maxLength: maxLengths.fullName, autoComplete: 'name' },
  { field: 'city', label: 'profile.city', maxLength: maxLengths.city, autoComplete: 'address-level2' },
  {
    field: 'address',
    label: 'profile.address',
    maxLength: maxLengths.address,
    autoComplete: 'street-address',
  },
  { field: 'index', label: 'profile.index', maxLength: maxLengths.postalCode, autoComplete: 'postal-code' },
] as const

export interface VerificationFormProps {
  profile: OwnProfile
  /** What the server knows differs from what is shown. */
  onStale: () => void
}

/** What is compared with documents; a confirmed phone is a part of it. */
export function VerificationForm({ profile, onStale }: VerificationFormProps) {
  const t = useTranslate()
  const form = useVerificationForm(profile, onStale)
  const { problems } = form
  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <ConfirmedPhone
        phone={profile.phone}
        isVerified={profile.isPhoneVerified}
        problem={profile.isPhoneVerified ? undefined : problems.phone}
        onConfirm={form.confirmPhone}
      />
      {fields.map(({ field, label, ...rest }) => (
        <TextField
          {...rest}
          key={field}
          name={field}
          label={t(label)}
          error={problems[field] && t(problems[field])}
          value={form.fields[field]}
          onChange={(event) => form.edit({ [field]: event.target.value })}
          required
        />
      ))}
      {problems.form && (
        <Banner tone="danger" role="alert">
          {t(problems.form)}
        </Banner>
      )}
      <Button type="submit" tone="primary" size="l" loading={form.isSending} className={styles.submit}>
        {t(profile.verification.status === 'REJECTED' ? 'profile.askAgain' : 'profile.ask')}
      </Button>
      <UnsavedChangesDialog hasSomethingToLose={form.isChanged} onDiscard={form.forget} />
    </form>
  )
}
