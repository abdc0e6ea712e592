import { normalizePhone } from '@flower-market/flower-domain'
import { PhoneField, type PhoneValue } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { AuthForm } from '@flower-market/app-runtime/signin'
import { toFormError, useForm, usePhoneCountries } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { sendCodeAtom } from '../send-code.atoms.ts'

export interface PhoneFormProps {
  value: PhoneValue
  onValueChange: (value: PhoneValue) => void
  /** A code is on its way; the next may be asked for at `retryAtMs`. */
  onSent: (retryAtMs: number) => void
}

/** Asks which phone the code goes to. */
export function PhoneForm({ value, onValueChange, onSent }: PhoneFormProps) {
  const t = useTranslate()
  const countries = usePhoneCountries()
  const sendCode = useSetAtom(sendCodeAtom)
  // Until the numbers' metadata is here, the domain's rule has to do.
  const [isKnownWrong, setKnownWrong] = useState(false)
  const { problems, isSending, submit } = useForm({
    read: () => value.digits,
    findProblems: (digits) =>
      isKnownWrong || !normalizePhone(`+${digits}`).ok ? { phone: 'forms.checkPhone' } : null,
    send: async (digits) => onSent(await sendCode(digits)),
    toFormErrors: (error) => ({ form: toFormError(error) }),
  })
  return (
    <AuthForm
      onSubmit={submit}
      problem={problems.form}
      isSending={isSending}
      submitLabel={t('auth.sendCode')}
    >
      <PhoneField
        name="phone"
        label={t('forms.phone')}
        hint={t('auth.phoneHint')}
        error={problems.phone && t(problems.phone)}
        countries={countries}
        countryLabel={t('forms.country')}
        value={value}
        onValueChange={onValueChange}
        onValidity={(isValid) => setKnownWrong(!isValid)}
        required
      />
    </AuthForm>
  )
}
