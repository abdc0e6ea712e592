import { mergeRefs } from '../../refs/merge-refs.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { CountrySelect } from './CountrySelect.tsx'
import type { PhoneCountry, PhoneValue } from './read-phone.ts'
import { usePhoneDraft } from './use-phone-draft.ts'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'leading' | 'inputMode'
> {
  /** The country and the number; `digits` may be incomplete or empty. */
  value: PhoneValue
  /** Called at every change of either; a calling code that is typed or pasted changes the country. */
  onValueChange: (value: PhoneValue) => void
  /** Called when the number becomes valid or invalid, once the metadata has loaded; an empty number is invalid. */
  onValidity?: (isValid: boolean) => void
  /** In the order of the list; never empty. */
  countries: readonly PhoneCountry[]
  /** Names the list of countries. */
  countryLabel: string
}

/** A phone number, typed or pasted in any form. The metadata of numbers (33 kB) loads after the field is shown. */
export function PhoneField({
  value,
  onValueChange,
  onValidity,
  countries,
  countryLabel,
  ref,
  ...rest
}: PhoneFieldProps) {
  const country = countries.find(({ code }) => code === value.country) ?? countries[0]
  if (!country)
    throw new Error('PhoneField got no countries: give at least one, or no calling code is known.')
  const { text, input, onChange, chooseCountry } = usePhoneDraft({
    value,
    country,
    countries,
    onValueChange,
    onValidity,
  })
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      ref={mergeRefs(input, ref)}
      type="tel"
      inputMode="tel"
      value={text}
      onChange={onChange}
      leading={
        <CountrySelect
          label={countryLabel}
          country={country}
          countries={countries}
          disabled={rest.disabled}
          onChange={chooseCountry}
        />
      }
    />
  )
}
