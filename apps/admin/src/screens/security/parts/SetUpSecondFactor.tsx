import type { CallOutput } from '@flower-market/api-client'
import { useState } from 'react'
import { AuthenticatorStep } from './AuthenticatorStep.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'authenticator'; readonly begun: CallOutput<'secondFactorBegin'> }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

/** Setting up a second factor: password, authenticator, recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' })
  if (step.kind === 'password') {
    return <PasswordStep onBegun={(begun) => setStep({ kind: 'authenticator', begun })} />
  }
  if (step.kind === 'authenticator') {
    const onConfirmed = (codes: readonly string[]): void => setStep({ kind: 'codes', codes })
    return <AuthenticatorStep begun={step.begun} onConfirmed={onConfirmed} />
  }
  return <RecoveryCodes codes={step.codes} onKept={onDone} />
}
