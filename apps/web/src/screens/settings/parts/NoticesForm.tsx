import type { CallOutput } from '@flower-market/api-client'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { noticeKinds, noticeWays, type NoticeKind, type NoticeWay } from '@flower-market/flower-domain'
import { Checkbox, Switch } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveNoticeSettingsAtom } from '../notice-settings.atoms.ts'
import { QuietHoursFields } from './QuietHoursFields.tsx'
import { SaveLine } from './SaveLine.tsx'
import styles from './NoticesForm.module.css'

type NoticeSettings = CallOutput<'noticeSettings'>

const night = { from: 22 * 60, to: 7 * 60 } as const

/** A line for each kind with its ways, and the quiet hours. */
export function NoticesForm({ settings }: { settings: NoticeSettings }) {
  const t = useTranslate()
  const { timeZone } = useAtomValue(pageEnvironmentAtom)
  const [{ choices, quietHours }, setChosen] = useState(settings)
  const { saving, run } = useSaving(useSetAtom(saveNoticeSettingsAtom))
  const toggle = (kind: NoticeKind, way: NoticeWay, isOn: boolean): void =>
    setChosen((known) => ({
      ...known,
      choices: { ...known.choices, [kind]: { ...known.choices[kind], [way]: isOn } },
    }))
  const chosen = { choices, quietHours }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        run(chosen)
      }}
    >
      <div className={styles.kinds}>
        {noticeKinds.map((kind) => (
          <fieldset key={kind} className={styles.kind}>
            <legend className={styles.name}>{t(`settings.notice.${kind}`)}</legend>
            {noticeWays.map((way) => (
              <Checkbox
                key={way}
                checked={choices[kind][way]}
                onChange={({ target }) => toggle(kind, way, target.checked)}
              >
                {t(`settings.noticeWay.${way}`)}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
      <Switch
        checked={quietHours !== null}
        description={t('settings.quietHoursText')}
        onCheckedChange={(isOn) =>
          setChosen((known) => ({ ...known, quietHours: isOn ? { ...night, timeZone } : null }))
        }
      >
        {t('settings.quietHours')}
      </Switch>
      {quietHours && (
        <QuietHoursFields
          hours={quietHours}
          onHoursChange={(hours) => setChosen((known) => ({ ...known, quietHours: hours }))}
        />
      )}
      <SaveLine saving={saving} isChanged={JSON.stringify(chosen) !== JSON.stringify(settings)} />
    </form>
  )
}
