import { isApiError } from '@flower-market/api-client'
import { Banner, Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { toFormError } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import type { PasskeySigninProps } from '@flower-market/app-runtime/signin'
import { hasPasskeys, toPasskeyProblem } from './browser-passkeys.ts'
import { signInByPasskeyAtom } from './passkeys.atoms.ts'
import styles from './PasskeySignin.module.css'

function problemOf(error: unknown): MessageId {
  const problem = toPasskeyProblem(error)
  if (problem !== null) return problem
  if (isApiError(error, 'passkey-refused')) return 'staff.passkeyRefused'
  return isApiError(error, 'sign-in-expired') ? 'signin.codeExpired' : toFormError(error)
}

/** The second step of signing in by a passkey, above the field of the code. */
export function PasskeySignin({ onSignedIn }: PasskeySigninProps) {
  const t = useTranslate()
  const signIn = useSetAtom(signInByPasskeyAtom)
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  useEffect(() => button.current?.focus(), [])
  if (!hasPasskeys()) return null
  const ask = async (): Promise<void> => {
    setAsking(true)
    setProblem(null)
    try {
      await signIn()
      onSignedIn?.()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={styles.passkey}>
      <Button ref={button} size="l" loading={isAsking} onClick={() => void ask()}>
        {t('staff.passkeySignin')}
      </Button>
      {problem && (
        <Banner tone="danger" role="alert">
          {t(problem)}
        </Banner>
      )}
      <p className={styles.or}>{t('staff.passkeyOrCode')}</p>
    </div>
  )
}
