import { normalizePhone } from '@flower-market/flower-domain'
import { Banner, Button, PhoneField, type PhoneValue } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  toFormError,
  retryMomentOf,
  SendAgain,
  useForm,
  usePhoneCountries,
} from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { placeCallAtom } from './phone-call.atoms.ts'
import styles from './PhoneVerification.module.css'

export interface NumberStepProps {
  value: PhoneValue
  onValueChange: (value: PhoneValue) => void
  /** The number is being called, or was a moment ago. */
  onCalled: () => void
}

/** Asks which number is to be called; what is sent are its digits alone. */
export function NumberStep({ value, onValueChange, onCalled }: NumberStepProps) {
  const t = useTranslate()
  const countries = usePhoneCountries()
  const placeCall = useSetAtom(placeCallAtom)
  // Until the numbers' metadata is here, the domain's rule has to do.
  const [isKnownWrong, setKnownWrong] = useState(false)
  const [retryAtMs, setRetryAtMs] = useState<number | null>(null)
  const { problems, isSending, submit } = useForm({
    read: () => value.digits,
    findProblems: (digits) =>
      isKnownWrong || !normalizePhone(`+${digits}`).ok ? { phone: 'forms.checkPhone' } : null,
    send: async (digits) => {
      await placeCall(digits)
      onCalled()
    },
    toFormErrors: (error) => {
      setRetryAtMs(retryMomentOf(error))
      return { form: toFormError(error) }
    },
  })
  return (
    <form noValidate className={styles.step} onSubmit={submit}>
      <p>{t('profile.callHow')}</p>
      <PhoneField
        name="phone"
        label={t('forms.phone')}
        error={problems.phone && t(problems.phone)}
        countries={countries}
        countryLabel={t('forms.country')}
        value={value}
        onValueChange={onValueChange}
        onValidity={(isValid) => setKnownWrong(!isValid)}
        required
      />
      {problems.form && (
        <Banner tone="danger" role="alert">
          {t(problems.form)}
        </Banner>
      )}
      {retryAtMs === null ? (
        <Button type="submit" tone="primary" size="l" loading={isSending}>
          {t('profile.callMe')}
        </Button>
      ) : (
        <SendAgain
          retryAtMs={retryAtMs}
          isSending={isSending}
          onSend={() => setRetryAtMs(null)}
          again="profile.callAgain"
          againIn="profile.callAgainIn"
        />
      )}
    </form>
  )
}
