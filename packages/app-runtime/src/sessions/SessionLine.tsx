import type { CallOutput } from '@flower-market/api-client'
import { Button, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useSaving } from '../forms/index.ts'
import { useFormat, useTranslate } from '../i18n/index.ts'
import { endSessionAtom } from './sessions.atoms.ts'
import { useDeviceLabels } from './use-device-labels.ts'
import styles from './SessionLine.module.css'

/** One device: what it is, from where and when it was last used, and the way to end it. */
export function SessionLine({ session }: { session: CallOutput<'sessionList'>[number] }) {
  const t = useTranslate()
  const format = useFormat()
  const device = useDeviceLabels()(session.userAgent)
  const { isSaving, problem, run: end } = useSaving(useSetAtom(endSessionAtom))
  const { address, lastUsedAt, isCurrent } = session
  return (
    <li className={styles.line}>
      <p className={styles.device} title={session.userAgent}>
        {device}
      </p>
      <p className={styles.facts}>
        <span>{t('sessions.lastUsed', { moment: format.moment(lastUsedAt) })}</span>
        <span>{address}</span>
      </p>
      <div className={styles.action}>
        {isCurrent ? (
          <StatusBadge tone="success">{t('sessions.thisDevice')}</StatusBadge>
        ) : (
          <Button
            size="s"
            loading={isSaving}
            aria-label={t('sessions.endOf', { device })}
            onClick={() => end(session._id)}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(problem)}
        </p>
      )}
    </li>
  )
}
