import type { ComboboxOption } from './combobox-option.ts'

/** A text prepared for comparison: without case, accents and the difference between е and ё. */
export function folded(text: string) {
  return (
    text
      .toLowerCase()
      .normalize('NFD')
      // To Unicode й is и with a breve; in Russian it is a letter of its own.
      .replaceAll(/(?<!и)\p{M}/gu, '')
      .normalize('NFC')
  )
}

/** The options with their words prepared once, so that each keystroke costs comparisons only. */
export function indexOptions(options: readonly ComboboxOption[]) {
  return options.map((option) => {
    const { label, detail = '', keywords = '' } = option
    return { option, label: folded(label), words: folded(` ${label} ${detail} ${keywords}`) }
  })
}

export type OptionIndex = ReturnType<typeof indexOptions>

/**
 * The options in which every word of the query begins some word; those whose label begins with the query come
 * first.
 */
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
