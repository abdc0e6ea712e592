import { AppShell } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LocaleProvider, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { latePart } from './late-parts.ts'
import { LiveUpdates } from './LiveUpdates.tsx'
import { Modals } from './modals/Modals.tsx'
import { Notices } from '@flower-market/app-runtime/notifications'
import { ConnectionLost, Offline, SessionLost } from '@flower-market/app-runtime/frame'
import { PageBoundary } from '@flower-market/app-runtime/errors'
import { useCurrentUser, useOnePersonPerPage } from '@flower-market/app-runtime/session'
import { usePageChange, useScrollMemory } from '@flower-market/app-runtime/navigation'
import { TabBar } from './header/TabBar.tsx'
import { useOtherTabs } from '@flower-market/app-runtime/tabs'
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
  const { pathname } = useLocation()
  const hasClient = useAtomValue(clientAtom) !== null
  const isReleaseWaiting = useAtomValue(isReleaseWaitingAtom)
  const openModal = useSetAtom(createModalAtom)
  useOnePersonPerPage()
  useOtherTabs()
  usePageChange(content)
  useScrollMemory()
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
        <PageBoundary resetKey={pathname}>{children}</PageBoundary>
      </AppShell>
      <Modals person={person} />
      <Notices />
      <LiveUpdates />
    </>
  )
}

/** What stands around every page, in the page's language. */
export function Shell({ children }: ShellProps) {
  return (
    <Suspense>
      <LocaleProvider locale={useLocale()}>
        <ShellFrame>{children}</ShellFrame>
      </LocaleProvider>
    </Suspense>
  )
}
