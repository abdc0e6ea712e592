import type { CallOutput } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ChoiceField, useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { saveProfileAtom } from '../../../state/own-profile.atoms.ts'
import { everyWeekday } from '../weekday-date.ts'
import { placeChoices } from '../place-choices.ts'
import { SaveLine } from './SaveLine.tsx'
import styles from './SettingsForm.module.css'
import { WeekdayButtons } from './WeekdayButtons.tsx'

export interface DeliveryFormProps {
  city: string | null
  /** 1 Monday … 7 Sunday. */
  day: number | null
  cities: CallOutput<'cityList'>
  /** The weekdays that the region is delivered to on. */
  weekdays: readonly number[]
}

/** The city that orders are brought to, and the weekday that suits best; only what was changed is saved. */
export function DeliveryForm({ city, day, cities, weekdays }: DeliveryFormProps) {
  const t = useTranslate()
  const [chosenCity, setCity] = useState(city)
  const [chosenDay, setDay] = useState(day)
  const { saving, run } = useSaving(useSetAtom(saveProfileAtom))
  const changes = {
    ...(chosenCity === city ? {} : { deliveryCity: chosenCity }),
    ...(chosenDay === day ? {} : { deliveryDay: chosenDay }),
  }
  // A day that is no longer delivered on stays until another is saved.
  const offered = everyWeekday.filter((weekday) => weekday === day || weekdays.includes(weekday))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        run(changes)
      }}
    >
      <ChoiceField
        label={t('settings.cityLabel')}
        choices={[{ value: '', label: t('settings.cityNotChosen') }, ...placeChoices(cities, city)]}
        value={chosenCity ?? ''}
        onValueChange={(name) => setCity(name === '' ? null : name)}
      />
      <WeekdayButtons day={chosenDay} weekdays={offered} onDayChange={setDay} />
      <SaveLine saving={saving} isChanged={Object.keys(changes).length > 0} />
    </form>
  )
}
