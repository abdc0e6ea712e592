import { AppShell } from '@flower-market/ui'
import { Suspense, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LiveUpdates } from './LiveUpdates.tsx'
import { Modals } from './Modals.tsx'
import { Notices } from './Notices.tsx'
import { Offline } from './Offline.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SessionLost } from './SessionLost.tsx'
import { TabBar } from './TabBar.tsx'
import { useCurrentUser } from './use-current-user.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useOnePersonPerPage } from './use-one-person-per-page.ts'
import { usePageChange } from './use-page-change.ts'
import { useScrollMemory } from './use-scroll-memory.ts'
import styles from './Shell.module.css'

export interface ShellProps {
  children: ReactNode
}

function ShellFrame({ children }: ShellProps) {
  const t = useTranslate()
  const content = useRef<HTMLElement>(null)
  const person = useCurrentUser()
  const { pathname } = useLocation()
  useOnePersonPerPage()
  useOtherTabs()
  usePageChange(content)
  useScrollMemory()
  return (
    <>
      <AppShell
        skipLabel={t('shell.skipToContent')}
        header={
          <>
            <Header person={person} />
            <SessionLost />
            <Offline />
          </>
        }
        footer={<Footer />}
        bottom={person && <TabBar />}
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
