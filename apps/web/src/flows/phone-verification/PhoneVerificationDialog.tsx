import { callCodeDigits, type CountryCode } from '@flower-market/flower-domain'
import { Dialog, DialogBody, DialogContent, DialogHeader, type PhoneValue } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { CodeEntry } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ConfirmedStep } from './ConfirmedStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import { confirmDigitsAtom, placeCallAtom, placedCallAtom } from './phone-call.atoms.ts'

export interface PhoneVerificationDialogProps {
  /** The number to confirm, digits with the country code; may be changed. */
  phone: string
  country: CountryCode
  /** Closed; tells whether the number is confirmed now. */
  onEnd: (isConfirmed: boolean) => void
}

const digitsMessages = {
  sent: 'profile.calling',
  back: 'profile.anotherNumber',
  label: 'profile.callDigits',
  submit: 'profile.confirmNumber',
  again: 'profile.callAgain',
  againIn: 'profile.callAgainIn',
} as const

/** The way to a confirmed number: which one, the end of the number that called, done. */
export function PhoneVerificationDialog({ phone, country, onEnd }: PhoneVerificationDialogProps) {
  const t = useTranslate()
  const call = useAtomValue(placedCallAtom)
  const placeCall = useSetAtom(placeCallAtom)
  const confirmDigits = useSetAtom(confirmDigitsAtom)
  const [value, setValue] = useState<PhoneValue>({ country, digits: phone })
  const [step, setStep] = useState<'number' | 'digits' | 'confirmed'>(
    call?.phone === phone ? 'digits' : 'number',
  )
  return (
    <Dialog open onOpenChange={() => onEnd(step === 'confirmed')}>
      <DialogContent>
        <DialogHeader closeLabel={t('profile.close')}>{t('profile.callTitle')}</DialogHeader>
        <DialogBody>
          {step === 'number' && (
            <NumberStep value={value} onValueChange={setValue} onCalled={() => setStep('digits')} />
          )}
          {step === 'digits' && call !== null && (
            <CodeEntry
              phone={call.phone}
              digits={callCodeDigits}
              retryAtMs={call.retryAtMs}
              messages={digitsMessages}
              onAttempt={async (digits) => {
                await confirmDigits(digits)
                setStep('confirmed')
              }}
              onSendAgain={() => placeCall(call.phone)}
              onBack={() => setStep('number')}
            />
          )}
          {step === 'confirmed' && <ConfirmedStep phone={value.digits} onEnd={() => onEnd(true)} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
