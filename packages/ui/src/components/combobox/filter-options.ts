import type { ComboboxOption } from './combobox-option.ts'

/** A text as it is compared: without case, accents and the difference of е and ё. */
export function folded(text: string) {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // й is и with a breve to Unicode, but another letter to its readers.
      .replaceAll(/(?<!и)\p{M}/gu, '')
      .normalize('NFC')
  )
}

/** The options with their words prepared once, so that each key costs only comparisons. */
export function indexOptions(options: readonly ComboboxOption[]) {
  return options.map((option) => {
    const { label, detail = '', keywords = '' } = option
    return { option, label: folded(label), words: folded(` ${label} ${detail} ${keywords}`) }
  })
}

export type OptionIndex = ReturnType<typeof indexOptions>

/** Those that have every word of the query at the start of one of their own; first those whose label begins with it. */
export function filterOptions(index: OptionIndex, query: string): ComboboxOption[] {
  const wanted = folded(query).trim()
  if (wanted === '') return index.map(({ option }) => option)
  const parts = wanted.split(/\s+/).map((part) => ` ${part}`)
  const found = index.filter(({ words }) => {
    const separated = words.replaceAll(/[-–«"(/]/g, ' ')
    return parts.every((part) => separated.includes(part))
  })
  const leads = found.filter(({ label }) => label.startsWith(wanted))
  const follows = found.filter(({ label }) => !label.startsWith(wanted))
  return [...leads, ...follows].map(({ option }) => option)
}
