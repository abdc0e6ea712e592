import type { CallOutput } from '@flower-market/api-client'
import { Banner, Button } from '@flower-market/ui'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { readDevice } from '@flower-market/app-runtime/session'
import { useSetAtom } from 'jotai'
import { endSessionsAtom } from '../person.atoms.ts'
import { useMay } from '../../../state/use-may.ts'
import sectionStyles from '../../../components/page-section/PageSection.module.css'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import styles from './SessionsSection.module.css'

/** Where the person is signed in, and the ways to end it. */
export function SessionsSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const mayEnd = useMay()('personSessionsEnd')
  const format = useFormat()
  const { isSaving, problem, run } = useSaving(useSetAtom(endSessionsAtom))
  const { _id: id, sessions } = person
  const nameOf = (userAgent: string): string => {
    const { browser, system } = readDevice(userAgent)
    return [browser, system].filter(Boolean).join(', ') || t('people.unknownDevice')
  }
  return (
    <PageSection
      title={t('people.sessions')}
      aside={
        mayEnd &&
        sessions.length > 1 && (
          <Button
            size="s"
            tone="quiet"
            className={sectionStyles.quiet}
            loading={isSaving}
            onClick={() => run({ id, sessionId: null })}
          >
            {t('people.endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className={styles.none}>{t('people.sessionsNone')}</p>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <li key={session._id} className={styles.session}>
              <div>
                {nameOf(session.userAgent)}
                <p className={styles.none}>
                  {t('people.lastUsed', {
                    moment: format.moment(session.lastUsedAt),
                    address: session.address,
                  })}
                </p>
              </div>
              {mayEnd && (
                <Button
                  size="s"
                  tone="quiet"
                  className={sectionStyles.quiet}
                  disabled={isSaving}
                  aria-label={t('people.endOf', { device: nameOf(session.userAgent) })}
                  onClick={() => run({ id, sessionId: session._id })}
                >
                  {t('people.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Banner tone="danger" role="alert">
          {t(problem)}
        </Banner>
      )}
    </PageSection>
  )
}
