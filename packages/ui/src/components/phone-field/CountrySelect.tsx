import { ChevronDownIcon } from '../icons/index.ts'
import styles from './PhoneField.module.css'
import type { PhoneCountry } from './read-phone.ts'

interface CountrySelectProps {
  label: string
  country: PhoneCountry
  countries: readonly PhoneCountry[]
  disabled: boolean | undefined
  onChange: (country: PhoneCountry) => void
}

/** The calling code with a native `select` over it: touch, keys and first letters work without a script. */
export function CountrySelect({ label, country, countries, disabled, onChange }: CountrySelectProps) {
  return (
    <span className={styles.country}>
      <span aria-hidden="true">+{country.dialCode}</span>
      <ChevronDownIcon className={styles.chevron} />
      <select
        aria-label={label}
        className={styles.native}
        disabled={disabled}
        value={country.code}
        onChange={(event) => {
          const chosen = countries.find(({ code }) => code === event.target.value)
          if (chosen) onChange(chosen)
        }}
      >
        {countries.map(({ code, dialCode, name }) => (
          <option key={code} value={code}>
            {`${name} +${dialCode}`}
          </option>
        ))}
      </select>
    </span>
  )
}
