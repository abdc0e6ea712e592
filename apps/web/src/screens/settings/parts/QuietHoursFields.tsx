import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { QuietHours } from '@flower-market/flower-domain'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { halfHours, timeZoneChoices } from '../time-zone-choices.ts'
import styles from './NoticesForm.module.css'

export interface QuietHoursFieldsProps {
  hours: QuietHours
  onHoursChange: (hours: QuietHours) => void
}

/** From when, until when and by whose clocks nobody is mailed. */
export function QuietHoursFields({ hours, onHoursChange }: QuietHoursFieldsProps) {
  const t = useTranslate()
  const intl = useIntl()
  const { now, timeZone } = useAtomValue(pageEnvironmentAtom)
  const times = [...new Set([...halfHours, hours.from, hours.to])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({
      value: String(minutes),
      label: intl.formatTime(minutes * 60_000, { timeStyle: 'short', timeZone: 'UTC' }),
    }))
  const zones = timeZoneChoices([timeZone, hours.timeZone]).map((zone) => {
    const parts = (timeZoneName: 'longGeneric' | 'shortOffset') =>
      intl
        .formatDateToParts(now(), { timeZone: zone, timeZoneName })
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone
    return { value: zone, label: `${parts('longGeneric')}, ${parts('shortOffset')}` }
  })
  return (
    <div className={styles.hours}>
      <ChoiceField
        label={t('settings.quietFrom')}
        choices={times}
        value={String(hours.from)}
        onValueChange={(from) => onHoursChange({ ...hours, from: Number(from) })}
      />
      <ChoiceField
        label={t('settings.quietTo')}
        choices={times}
        value={String(hours.to)}
        onValueChange={(to) => onHoursChange({ ...hours, to: Number(to) })}
      />
      <ChoiceField
        className={styles.zone}
        label={t('settings.timeZone')}
        choices={zones}
        value={hours.timeZone}
        onValueChange={(zone) => onHoursChange({ ...hours, timeZone: zone })}
      />
    </div>
  )
}
