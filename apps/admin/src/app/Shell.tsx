import { AppShell } from '@flower-market/ui'
import { Suspense, useRef, useState } from 'react'
import {
  AddressChanges,
  ConnectionLost,
  FramedPage,
  Offline,
  SessionLost,
  type LayoutProps,
} from '@flower-market/app-runtime/frame'
import { LocaleOfAddress, useTranslate } from '@flower-market/app-runtime/i18n'
import { LiveUpdates, type LiveUpdatesProps } from '@flower-market/app-runtime/live'
import { Notices } from '@flower-market/app-runtime/notifications'
import { useCurrentUser, useOnePersonPerPage } from '@flower-market/app-runtime/session'
import { SignInAgainDialog } from '@flower-market/app-runtime/signin'
import { PasskeySignin } from '../components/passkeys/PasskeySignin.tsx'
import { Header } from './header/Header.tsx'
import { RequiredSecondFactor } from './RequiredSecondFactor.tsx'

async function start(...[store, signal]: Parameters<LiveUpdatesProps['start']>) {
  const { startLive } = await import('../state/live.ts')
  return signal.aborted ? [] : [startLive(store)]
}

function ShellFrame({ children }: LayoutProps) {
  const t = useTranslate()
  const content = useRef<HTMLElement>(null)
  const person = useCurrentUser()
  const [isSigningIn, setSigningIn] = useState(false)
  useOnePersonPerPage()
  return (
    <>
      <AppShell
        skipLabel={t('runtime.skipToContent')}
        header={
          <>
            <Header person={person} />
            <SessionLost onSignInAgain={() => setSigningIn(true)} />
            <Offline />
            <ConnectionLost />
          </>
        }
        contentRef={content}
      >
        <FramedPage>
          <RequiredSecondFactor>{children}</RequiredSecondFactor>
        </FramedPage>
      </AppShell>
      {isSigningIn && person && (
        <Suspense>
          <SignInAgainDialog
            person={person}
            closeLabel={t('staff.close')}
            Passkey={PasskeySignin}
            onClose={() => setSigningIn(false)}
          />
        </Suspense>
      )}
      <Notices />
      <LiveUpdates start={start} />
      <AddressChanges content={content} />
    </>
  )
}

/** What stands around every page, in the page's language. */
export function Shell({ children }: LayoutProps) {
  return (
    <LocaleOfAddress>
      <ShellFrame>{children}</ShellFrame>
    </LocaleOfAddress>
  )
}
