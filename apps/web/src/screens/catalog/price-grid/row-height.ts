/** Where the sheet turns into keys for a thumb; the same in the style sheets. */
export const phoneMedia = '(max-width: 700px)'

/** A window so low that only low rows are worth anything: also one of 900 pixels at a zoom of 200 percent. The same in the style sheets. */
export const lowWindowMedia = '(max-height: 560px)'

/** Heights of a row in pixels: fixed, so that a row's place is its number. */
export const rowHeightPx = { desktop: 76, compact: 48, phone: 136 } as const

/** What sticks over the top of the list, in pixels: rows under it need no rendering. */
export const coveredPx = { desktop: 152, compact: 152, phone: 61 } as const
