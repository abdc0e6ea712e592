import type { CallOutput } from '@flower-market/api-client'
import { useId } from 'react'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import type { AddressValues } from '../address-form.ts'
import type { useAddressForm } from '../use-address-form.ts'
import { AddressText } from './AddressText.tsx'

export interface PlaceFieldsProps {
  regions: CallOutput<'regionList'>
  start: AddressValues
  form: ReturnType<typeof useAddressForm>
}

/** The city, for which those of the region are suggested. */
export function CityField({ regions, start, form }: PlaceFieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const citiesId = useId()
  const region = regions.find(({ _id }) => _id === form.region)
  return (
    <>
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
