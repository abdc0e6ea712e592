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

/** The calling code, with the browser's own list over it: it knows thumbs, keys and first letters, and costs nothing. */
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
