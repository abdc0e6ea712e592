import type { CallOutput } from '@flower-market/api-client'
import { Button, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useSaving } from '../forms/index.ts'
import { useFormat, useTranslate } from '../i18n/index.ts'
import { NamedLine } from '../named-line/index.ts'
import { endSessionAtom } from './sessions.atoms.ts'
import { useDeviceLabels } from './use-device-labels.ts'

/** One device: what it is, from where and when it was last used, and the way to end it. */
export function SessionLine({ session }: { session: CallOutput<'sessionList'>[number] }) {
  const t = useTranslate()
  const format = useFormat()
  const device = useDeviceLabels()(session.userAgent)
  const { isSaving, problem, run: end } = useSaving(useSetAtom(endSessionAtom))
  const { address, lastUsedAt, isCurrent } = session
  return (
    <NamedLine
      name={device}
      title={session.userAgent}
      facts={[t('sessions.lastUsed', { moment: format.moment(lastUsedAt) }), address]}
      action={
        isCurrent ? (
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
        )
      }
      problem={problem && t(problem)}
    />
  )
}
