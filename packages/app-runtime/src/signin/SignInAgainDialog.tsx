import type { Session } from '@flower-market/api-client'
import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, type ReactNode } from 'react'
import { MessagesOf } from '../i18n/LocaleProvider.tsx'
import type { MessageTopic } from '../i18n/message-ids.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { invalidateAllAtom } from '../server-data/resource.ts'
import { isSessionLostAtom } from '../session/session.atoms.ts'
import { PasswordSignin, type PasswordSigninProps } from './PasswordSignin.tsx'

export interface SignInAgainDialogProps {
  /** Whose session ended. Somebody else may sign in as well; the page is then loaded anew. */
  person: Session
  onClose: () => void
  closeLabel: string
  /** See `PasswordSignin`. */
  Passkey?: PasswordSigninProps['Passkey']
  /** A link to the app's other ways to sign in. */
  otherWay?: ReactNode
}

const topics: readonly MessageTopic[] = ['signin', 'forms']

function Question({ person, onClose, closeLabel, Passkey, otherWay }: SignInAgainDialogProps) {
  const t = useTranslate()
  const isLost = useAtomValue(isSessionLostAtom)
  const readAgain = useSetAtom(invalidateAllAtom)
  const password = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={isLost}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <DialogContent initialFocus={password}>
        <DialogHeader closeLabel={closeLabel}>{t('runtime.signInAgain')}</DialogHeader>
        <DialogBody>
          <DialogDescription>{t('signin.againLead')}</DialogDescription>
          <PasswordSignin
            email={person.email}
            passwordRef={password}
            Passkey={Passkey}
            onSignedIn={() => {
              onClose()
              readAgain()
            }}
          >
            {otherWay}
          </PasswordSignin>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

/** Signing in over the page that somebody was at when their session ended; then what could not be read is read. */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  return (
    <MessagesOf locale={useLocale()} topics={topics}>
      <Question {...props} />
    </MessagesOf>
  )
}
