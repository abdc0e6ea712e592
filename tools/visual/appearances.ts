/** How a story is looked at. */
export interface Appearance {
  readonly theme: 'light' | 'dark'
  /** CSS pixels. */
  readonly width: 390 | 1440
}

/** Height of the window at each width, CSS pixels. */
export const heights = { 390: 844, 1440: 900 } as const

/** Both themes at both widths that the screens are designed for. */
export const appearances: readonly Appearance[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
]

/** The appearance's name in file names and reports: `dark-390`, say. */
export function nameOf({ theme, width }: Appearance): string {
  return `${theme}-${width}`
}
