import type { PhoneValue } from '@flower-market/ui'
import { useState } from 'react'
import { CodeForm } from './CodeForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

const noPhone: PhoneValue = { country: 'RUS', digits: '' }

/** Signing in by a confirmed phone and the code that comes to it. */
function PhoneSignin() {
  const [phone, setPhone] = useState(noPhone)
  const [retryAtMs, setRetryAtMs] = useState<number | null>(null)
  return retryAtMs === null ? (
    <PhoneForm value={phone} onValueChange={setPhone} onSent={setRetryAtMs} />
  ) : (
    <CodeForm phone={phone.digits} retryAtMs={retryAtMs} onBack={() => setRetryAtMs(null)} />
  )
}

export default PhoneSignin
