/** One option of a combobox. */
export interface ComboboxOption {
  /** Unique among the options. */
  value: string
  label: string
  /** In small type after the label: a country, a count. */
  detail?: string
  /** Also found by these words, which are not shown: another spelling, a code. */
  keywords?: string
}
