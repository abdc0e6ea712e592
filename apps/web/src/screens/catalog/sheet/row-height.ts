/** Where the sheet turns into keys for a thumb; the same in the style sheets. */
export const PHONE_MEDIA = '(max-width: 700px)'

/** Heights of a row in pixels: fixed, so that a row's place is its number. */
export const ROW_HEIGHT_PX = { desktop: 76, phone: 136 } as const

/** What sticks over the top of the list, in pixels: rows under it need no rendering. */
export const COVERED_PX = { desktop: 104, phone: 52 } as const
