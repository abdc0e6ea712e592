/** Name of the cookie that is `true` for whoever has chosen low rows for the price list. */
export const compactRowsCookie = 'compact-rows'
