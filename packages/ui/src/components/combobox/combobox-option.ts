/** One choice of a combobox. */
export interface ComboboxOption {
  /** Unique among the options. */
  value: string
  label: string
  /** Stands small after the label: a country, a count. */
  detail?: string
  /** Found by these words, too, though they are not shown: another spelling, a code. */
  keywords?: string
}
