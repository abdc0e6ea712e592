import { maxLengths } from '@flower-market/api-client'
import { Button, TextField } from '@flower-market/ui'
import { useAtom, useAtomValue } from 'jotai'
import type { FormEvent } from 'react'
import { AuthForm } from '@flower-market/app-runtime/signin'
import { EmailField } from '../../../components/auth-page/EmailField.tsx'
import { NewPasswordField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { typedEmailAtom } from '../../../state/typed-email.atoms.ts'
import { signupDraftAtom } from '../signup-draft.atoms.ts'
import { readSignup } from '../signup-form.ts'
import { useSignup } from '../use-signup.ts'
import { Consents } from './Consents.tsx'
import styles from './SignupForm.module.css'

/** Who joins, how they will sign in, and what they agree to. */
export function SignupForm() {
  const t = useTranslate()
  const [draft, setDraft] = useAtom(signupDraftAtom)
  const email = useAtomValue(typedEmailAtom)
  const { problems, isSending, submit, referral, forgetReferral } = useSignup()
  const isReferralUnknown = problems.form === 'auth.referralUnknown'
  const keep = (event: FormEvent<HTMLFormElement>): void => {
    const { name, surname, company } = readSignup(new FormData(event.currentTarget))
    setDraft({ name, surname, company })
  }
  return (
    <AuthForm
      onSubmit={submit}
      onInput={keep}
      problem={isReferralUnknown && referral === null ? undefined : problems.form}
      remedy={isReferralUnknown && <Button onClick={forgetReferral}>{t('auth.withoutReferral')}</Button>}
      isSending={isSending}
      submitLabel={t('auth.join')}
    >
      {referral !== null && <p className={styles.invitation}>{t('auth.invitation', { code: referral })}</p>}
      <div className={styles.pair}>
        <TextField
          name="name"
          label={t('auth.name')}
          error={problems.name && t(problems.name)}
          defaultValue={draft.name}
          autoComplete="given-name"
          maxLength={maxLengths.personName}
          required
        />
        <TextField
          name="surname"
          label={t('auth.surname')}
          error={problems.surname && t(problems.surname)}
          defaultValue={draft.surname}
          autoComplete="family-name"
          maxLength={maxLengths.personName}
          required
        />
      </div>
      <TextField
        name="company"
        label={t('auth.company')}
        hint={t('auth.companyHint')}
        defaultValue={draft.company}
        autoComplete="organization"
        maxLength={maxLengths.company}
      />
      <EmailField error={problems.email} />
      <NewPasswordField
        label={t('signin.password')}
        error={problems.password}
        person={[email, draft.name, draft.surname, draft.company]}
      />
      <Consents problems={problems} />
    </AuthForm>
  )
}
