/** What a person may choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const

/** A choice of light or dark. */
export type Theme = (typeof themes)[number]

/** Name of the cookie with the theme that a person has chosen. */
export const themeCookie = 'theme'

/** The theme that a document is sent in, by the cookie; null where the device decides. */
export function readChosenTheme(value: string | undefined): Exclude<Theme, 'system'> | null {
  return value === 'light' || value === 'dark' ? value : null
}
