/** What the four appearances are called in Storybook. */
export const appearanceNames = {
  ru: {
    light: 'Светлая',
    dark: 'Тёмная',
    'light-high': 'Светлая, высокий контраст',
    'dark-high': 'Тёмная, высокий контраст',
  },
  en: {
    light: 'Light',
    dark: 'Dark',
    'light-high': 'Light, high contrast',
    'dark-high': 'Dark, high contrast',
  },
} as const
