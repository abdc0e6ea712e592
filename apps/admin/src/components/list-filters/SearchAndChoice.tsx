import { ChoiceField } from '@flower-market/app-runtime/forms'
import type { ComponentProps } from 'react'
import { SearchField } from './SearchField.tsx'
import styles from './SearchAndChoice.module.css'

export interface SearchAndChoiceProps {
  /** How the filters are called together. */
  label: string
  search: ComponentProps<typeof SearchField>
  choice: ComponentProps<typeof ChoiceField>
}

/** What narrows a list by words and by one choice. */
export function SearchAndChoice({ label, search, choice }: SearchAndChoiceProps) {
  return (
    <search aria-label={label} className={styles.filters}>
      <SearchField {...search} />
      <ChoiceField {...choice} />
    </search>
  )
}
