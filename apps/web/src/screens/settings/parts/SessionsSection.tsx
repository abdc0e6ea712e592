import { Skeleton } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { settingsMessages } from '../settings-sections.ts'
import { EndOthers } from './EndOthers.tsx'
import { SessionLine } from './SessionLine.tsx'
import styles from './SessionsSection.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** Where the person is signed in, and the way to end it. */
export function SessionsSection() {
  const t = useTranslate()
  return (
    <SettingsSection id="sessions" title={t('settings.sessions')} text={t('settings.sessionsText')}>
      <ResourceView
        resource={useResource('sessionList', {})}
        messages={settingsMessages}
        skeleton={<Skeleton shape="block" height={120} />}
      >
        {(sessions) => (
          <>
            <ul className={styles.list}>
              {sessions.map((session) => (
                <SessionLine key={session._id} session={session} />
              ))}
            </ul>
            {sessions.some(({ isCurrent }) => !isCurrent) ? (
              <EndOthers />
            ) : (
              <p className={styles.alone}>{t('settings.onlyHere')}</p>
            )}
          </>
        )}
      </ResourceView>
    </SettingsSection>
  )
}
