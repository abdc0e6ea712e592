import type { CallOutput } from '@flower-market/api-client'
import { useId } from 'react'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '../../../components/choice-field/ChoiceField.tsx'
import type { AddressValues } from '../address-form.ts'
import type { useAddressForm } from '../use-address-form.ts'
import { AddressText } from './AddressText.tsx'

export interface PlaceFieldsProps {
  regions: CallOutput<'regionList'>
  start: AddressValues
  form: ReturnType<typeof useAddressForm>
}

/** The region, and the city, for which those of the region are suggested. */
export function PlaceFields({ regions, start, form }: PlaceFieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const citiesId = useId()
  const region = regions.find(({ _id }) => _id === form.region)
  return (
    <>
      <ChoiceField
        name="region"
        label={t('addresses.region')}
        choices={regions.map(({ _id, name }) => ({ value: _id, label: name[locale] }))}
        value={form.region}
        onValueChange={form.setRegion}
      />
      <AddressText
        start={start}
        problems={form.problems}
        field="city"
        label={t('addresses.city')}
        list={citiesId}
        autoComplete="address-level2"
        required
      />
      <datalist id={citiesId}>
        {region?.cities.map(({ _id, name }) => (
          <option key={_id}>{name[locale]}</option>
        ))}
      </datalist>
    </>
  )
}
