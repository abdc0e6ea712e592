import type { CountryCode } from '@flower-market/flower-domain'
import { Dialog, DialogBody, DialogContent, DialogHeader, type PhoneValue } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ConfirmedStep } from './ConfirmedStep.tsx'
import { DigitsStep } from './DigitsStep.tsx'
import { NumberStep } from './NumberStep.tsx'
import { placedCallAtom } from './phone-call.atoms.ts'

export interface PhoneVerificationDialogProps {
  /** The number to confirm, digits with the country code; may be changed. */
  phone: string
  country: CountryCode
  /** Closed; tells whether the number is confirmed now. */
  onEnd: (isConfirmed: boolean) => void
}

/** The way to a confirmed number: which one, the end of the number that called, done. */
export function PhoneVerificationDialog({ phone, country, onEnd }: PhoneVerificationDialogProps) {
  const t = useTranslate()
  const call = useAtomValue(placedCallAtom)
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
            <DigitsStep
              call={call}
              onConfirmed={() => setStep('confirmed')}
              onBack={() => setStep('number')}
            />
          )}
          {step === 'confirmed' && <ConfirmedStep phone={value.digits} onEnd={() => onEnd(true)} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
