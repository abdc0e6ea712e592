import type { CallOutput } from '@flower-market/api-client'
import { freeDeliveryFrom } from '@flower-market/flower-domain'
import { useId, useState } from 'react'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import type { AddressValues } from '../address-form.ts'
import { cityCostIn } from '../city-cost.ts'
import type { useAddressForm } from '../use-address-form.ts'
import { AddressText } from './AddressText.tsx'

export interface PlaceFieldsProps {
  regions: CallOutput<'regionList'>
  start: AddressValues
  form: ReturnType<typeof useAddressForm>
}

/** The city, for which those of the region are suggested, and what delivery there costs. */
export function CityField({ regions, start, form }: PlaceFieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const citiesId = useId()
  const format = useFormat()
  const [city, setCity] = useState(start.city)
  const region = regions.find(({ _id }) => _id === form.region)
  const money = (minor: number): string => format.money(minor, 'RUB', true)
  const hint =
    region === undefined || city.trim() === ''
      ? undefined
      : t('addresses.cityCost', {
          cost: money(cityCostIn(region, city)),
          from: money(freeDeliveryFrom.minor),
        })
  return (
    <>
      <AddressText
        start={start}
        problems={form.problems}
        field="city"
        label={t('addresses.city')}
        hint={hint}
        list={citiesId}
        onInput={({ currentTarget }) => setCity(currentTarget.value)}
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
