import type { CallOutput } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ChoiceField, useSaving } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { chooseRegionAtom } from '../../../state/own-profile.atoms.ts'
import { placeChoices } from '../place-choices.ts'
import { RegionChanges } from './RegionChanges.tsx'
import { RegionFacts } from './RegionFacts.tsx'
import { SaveLine } from './SaveLine.tsx'
import styles from './SettingsForm.module.css'

export interface RegionFormProps {
  /** The id of the region that applies now. */
  region: string
  deliveryCity: string | null
  regions: CallOutput<'regionList'>
}

/** The region whose stock and prices apply: what it means, and before it is saved what another one changes. */
export function RegionForm({ region, deliveryCity, regions }: RegionFormProps) {
  const t = useTranslate()
  const locale = useLocale()
  const [chosen, setChosen] = useState(region)
  const { saving, run } = useSaving(useSetAtom(chooseRegionAtom))
  const choices = regions.map(({ _id, name }) => ({ _id, name: name[locale] }))
  const now = regions.find(({ _id }) => _id === region)
  const next = regions.find(({ _id }) => _id === chosen)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        run(chosen)
      }}
    >
      <ChoiceField
        label={t('settings.regionLabel')}
        choices={placeChoices(choices, region)}
        value={chosen}
        onValueChange={setChosen}
      />
      {next && <RegionFacts region={next} />}
      {now && next && now !== next && <RegionChanges now={now} next={next} deliveryCity={deliveryCity} />}
      <SaveLine saving={saving} isChanged={chosen !== region} />
    </form>
  )
}
