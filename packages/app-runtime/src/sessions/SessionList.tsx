import { Skeleton } from '@flower-market/ui'
import { useTranslate } from '../i18n/index.ts'
import { NamedLines } from '../named-line/index.ts'
import { ResourceView } from '../resource-view/index.ts'
import { useResource } from '../server-data/index.ts'
import { EndOthers } from './EndOthers.tsx'
import { SessionLine } from './SessionLine.tsx'
import styles from './SessionList.module.css'

const messages = { loading: 'sessions.loading', failedText: 'sessions.loadFailed' } as const

/** Where the person is signed in, and the way to end it. Its page has the topics `sessions` and `forms`. */
export function SessionList() {
  const t = useTranslate()
  return (
    <ResourceView
      resource={useResource('sessionList', {})}
      messages={messages}
      skeleton={<Skeleton shape="block" height={120} />}
    >
      {(sessions) => (
        <>
          <NamedLines>
            {sessions.map((session) => (
              <SessionLine key={session._id} session={session} />
            ))}
          </NamedLines>
          {sessions.some(({ isCurrent }) => !isCurrent) ? (
            <EndOthers />
          ) : (
            <p className={styles.alone}>{t('sessions.onlyHere')}</p>
          )}
        </>
      )}
    </ResourceView>
  )
}
