/** What the four looks are called in the review room. */
export const lookNames = {
  ru: { light: 'День', dark: 'Ночь', 'light-high': 'День, контраст', 'dark-high': 'Ночь, контраст' },
  en: { light: 'Light', dark: 'Dark', 'light-high': 'Light, high', 'dark-high': 'Dark, high' },
} as const
