import type { Session } from '@flower-market/api-client'
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { MessagesOf, useLocale, useTranslate, type MessageTopic } from '@flower-market/app-runtime/i18n'
import { destroyModalAtom } from '../../state/modal.atoms.ts'
import { isSessionLostAtom } from '@flower-market/app-runtime/session'
import { SignInAgainForm } from './SignInAgainForm.tsx'

const topics: readonly MessageTopic[] = ['auth', 'forms']

function Question({ person }: { person: Session }) {
  const t = useTranslate()
  const isLost = useAtomValue(isSessionLostAtom)
  const close = useSetAtom(destroyModalAtom)
  const password = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={isLost}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      <DialogContent initialFocus={password}>
        <DialogHeader closeLabel={t('shell.close')}>{t('runtime.signInAgain')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('auth.signInAgainLead')}</DialogDescription>
          <SignInAgainForm email={person.email} passwordRef={password} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

/** Signing in over the page that somebody was at when their session ended. */
function SignInAgain({ person }: { person: Session }) {
  return (
    <MessagesOf locale={useLocale()} topics={topics}>
      <Question person={person} />
    </MessagesOf>
  )
}

export default SignInAgain
