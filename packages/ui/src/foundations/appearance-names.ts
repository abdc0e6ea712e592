/** What the four looks are called in Storybook. */
export const appearanceNames = {
  ru: { light: 'День', dark: 'Ночь', 'light-high': 'День, контраст', 'dark-high': 'Ночь, контраст' },
  en: { light: 'Light', dark: 'Dark', 'light-high': 'Light, high', 'dark-high': 'Dark, high' },
} as const
