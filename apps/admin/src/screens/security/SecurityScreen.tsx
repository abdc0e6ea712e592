import { PageHeader, Skeleton } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useId, type ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { keepFocus } from '@flower-market/app-runtime/kept-focus'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { authenticateAtom } from '@flower-market/app-runtime/session'
import { SessionList } from '@flower-market/app-runtime/sessions'
import { SecondFactorSection } from './parts/SecondFactorSection.tsx'
import styles from './SecurityScreen.module.css'

const factorMessages = { loading: 'security.loading', failedText: 'security.loadFailed' } as const

function Section({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}

/** How somebody of the staff signs in, and where they are signed in. */
function SecurityScreen() {
  const t = useTranslate()
  const authenticate = useSetAtom(authenticateAtom)
  return (
    <div ref={keepFocus} className={styles.page}>
      <PageHeader title={t('security.title')} />
      <Section title={t('security.secondFactor')} text={t('security.secondFactorText')}>
        <ResourceView
          resource={useResource('secondFactor', {})}
          messages={factorMessages}
          skeleton={<Skeleton shape="block" height={120} />}
        >
          {(factor) => <SecondFactorSection factor={factor} onChanged={() => void authenticate()} />}
        </ResourceView>
      </Section>
      <Section title={t('security.sessions')} text={t('security.sessionsText')}>
        <SessionList />
      </Section>
    </div>
  )
}

export default SecurityScreen
