import { AppShell } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useRef, type ReactNode } from 'react'
import { LocaleOfAddress, useTranslate } from '@flower-market/app-runtime/i18n'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { latePart } from './late-parts.ts'
import { LiveUpdates } from './LiveUpdates.tsx'
import { Modals } from './modals/Modals.tsx'
import { Notices } from '@flower-market/app-runtime/notifications'
import {
  AddressChanges,
  ConnectionLost,
  FramedPage,
  Offline,
  SessionLost,
} from '@flower-market/app-runtime/frame'
import { useCurrentUser, useOnePersonPerPage } from '@flower-market/app-runtime/session'
import { TabBar } from './header/TabBar.tsx'
import { clientAtom } from '../state/client.atoms.ts'
import { createModalAtom } from '../state/modal.atoms.ts'
import { isReleaseWaitingAtom } from '../state/release.atoms.ts'
import styles from './Shell.module.css'

const ReleaseOffer = latePart('releaseOffer')
const ClientBar = latePart('clientBar')

export interface ShellProps {
  children: ReactNode
}

function ShellFrame({ children }: ShellProps) {
  const t = useTranslate()
  const content = useRef<HTMLElement>(null)
  const person = useCurrentUser()
  const hasClient = useAtomValue(clientAtom) !== null
  const isReleaseWaiting = useAtomValue(isReleaseWaitingAtom)
  const openModal = useSetAtom(createModalAtom)
  useOnePersonPerPage()
  return (
    <>
      <AppShell
        skipLabel={t('runtime.skipToContent')}
        header={
          <>
            <Header person={person} />
            {hasClient && (
              <Suspense>
                <ClientBar />
              </Suspense>
            )}
            <SessionLost onSignInAgain={() => openModal('sign-in-again')} />
            <Offline />
            {isReleaseWaiting && (
              <Suspense>
                <ReleaseOffer />
              </Suspense>
            )}
            <ConnectionLost />
          </>
        }
        footer={<Footer />}
        bottom={person && <TabBar person={person} />}
        contentRef={content}
        className={styles.shell}
      >
        <FramedPage>{children}</FramedPage>
      </AppShell>
      <Modals person={person} />
      <Notices />
      <LiveUpdates />
      <AddressChanges content={content} />
    </>
  )
}

/** What stands around every page, in the page's language. */
export function Shell({ children }: ShellProps) {
  return (
    <LocaleOfAddress>
      <ShellFrame>{children}</ShellFrame>
    </LocaleOfAddress>
  )
}
