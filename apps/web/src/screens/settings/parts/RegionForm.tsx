import type { CallOutput } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { ChoiceField } from '../../../components/choice-field/ChoiceField.tsx'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { chooseRegionAtom } from '../../../state/own-profile.atoms.ts'
import { placeChoices } from '../place-choices.ts'
import { SaveLine } from './SaveLine.tsx'
import styles from './SettingsForm.module.css'

export interface RegionFormProps {
  region: string
  regions: CallOutput<'cityList'>
}

/** The region whose stock and prices apply. */
export function RegionForm({ region, regions }: RegionFormProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(region)
  const { saving, run } = useSaving(useSetAtom(chooseRegionAtom))
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
        choices={placeChoices(regions, region)}
        value={chosen}
        onValueChange={setChosen}
      />
      <SaveLine saving={saving} isChanged={chosen !== region} />
    </form>
  )
}
