/** The tone of each status of a price list. */
export const importTones = {
  open: 'warn',
  applied: 'success',
  discarded: 'neutral',
  undone: 'neutral',
} as const
