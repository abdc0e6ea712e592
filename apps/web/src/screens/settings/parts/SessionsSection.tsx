import { Banner, Button, Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { EndOthers } from './EndOthers.tsx'
import { SessionLine } from './SessionLine.tsx'
import styles from './SessionsSection.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** Where the person is signed in, and the way to end it. */
export function SessionsSection() {
  const t = useTranslate()
  const { refresh, ...sessions } = useResource('sessionList', {})
  return (
    <SettingsSection id="sessions" title={t('settings.sessions')} text={t('settings.sessionsText')}>
      {sessions.status === 'loading' && (
        <>
          <output>
            <VisuallyHidden>{t('settings.loading')}</VisuallyHidden>
          </output>
          <Skeleton shape="block" height={120} />
        </>
      )}
      {sessions.status === 'failed' && (
        <Banner tone="danger" role="alert" action={<Button onClick={refresh}>{t('settings.retry')}</Button>}>
          {t('settings.loadFailed')}
        </Banner>
      )}
      {sessions.status === 'ready' && (
        <>
          <ul className={styles.list}>
            {sessions.data.map((session) => (
              <SessionLine key={session._id} session={session} />
            ))}
          </ul>
          {sessions.data.some(({ isCurrent }) => !isCurrent) ? (
            <EndOthers />
          ) : (
            <p className={styles.alone}>{t('settings.onlyHere')}</p>
          )}
        </>
      )}
    </SettingsSection>
  )
}
