import { smsCodeDigits } from '@flower-market/flower-domain'
import type { PhoneValue } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { SandboxInboxHint } from '../../../components/auth-page/SandboxInboxHint.tsx'
import { CodeEntry } from '@flower-market/app-runtime/forms'
import { signInByPhoneAtom } from '@flower-market/app-runtime/session'
import { sendCodeAtom } from '../send-code.atoms.ts'
import { PhoneForm } from './PhoneForm.tsx'

const noPhone: PhoneValue = { country: 'RUS', digits: '' }

const codeMessages = {
  sent: 'auth.codeSent',
  back: 'auth.anotherPhone',
  label: 'auth.code',
  submit: 'signin.submit',
} as const

/** Signing in by a confirmed phone and the code that comes to it. */
function PhoneSignin() {
  const signIn = useSetAtom(signInByPhoneAtom)
  const sendCode = useSetAtom(sendCodeAtom)
  const [phone, setPhone] = useState(noPhone)
  const [retryAtMs, setRetryAtMs] = useState<number | null>(null)
  if (retryAtMs === null) return <PhoneForm value={phone} onValueChange={setPhone} onSent={setRetryAtMs} />
  return (
    <CodeEntry
      phone={phone.digits}
      digits={smsCodeDigits}
      retryAtMs={retryAtMs}
      messages={codeMessages}
      onAttempt={(code) => signIn({ phone: phone.digits, code })}
      onSendAgain={async () => setRetryAtMs(await sendCode(phone.digits))}
      onBack={() => setRetryAtMs(null)}
    >
      <SandboxInboxHint />
    </CodeEntry>
  )
}

export default PhoneSignin
