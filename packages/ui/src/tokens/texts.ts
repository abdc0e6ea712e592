import type { ColorToken } from './token-types.ts'

/** Text colors. */
export const texts = {
  fg: {
    light: 'ink-900',
    dark: 'bone-100',
    use: { ru: 'Текст и числа', en: 'Text and numbers' },
  },
  'fg-muted': {
    light: 'ink-700',
    dark: 'bone-300',
    more: ['ink-900', 'bone-100'],
    use: { ru: 'Второе по важности: единицы, пояснения', en: 'Second in weight: units, explanations' },
  },
  'fg-faint': {
    light: 'ink-600',
    dark: 'bone-400',
    more: ['ink-800', 'bone-200'],
    use: { ru: 'Третье: подписи, единицы, подсказка в поле', en: 'Third: captions, units, a field’s hint' },
  },
  'fg-disabled': {
    light: 'paper-500',
    dark: 'night-400',
    more: ['ink-600', 'bone-400'],
    use: {
      ru: 'Недоступное; не для текста, который нужно прочитать',
      en: 'Disabled; not for text that must be read',
    },
  },
  'fg-accent': {
    light: 'green-700',
    dark: 'green-300',
    more: ['green-800', 'green-300'],
    use: { ru: 'Ссылка, выбранное, успех', en: 'A link, selected, success' },
  },
  'fg-on-accent': {
    light: 'paper-0',
    dark: 'night-950',
    use: { ru: 'На зелёном', en: 'On the green' },
  },
  'fg-warn': {
    light: 'amber-700',
    dark: 'amber-300',
    more: ['amber-800', 'amber-300'],
    use: { ru: '«Ещё 60», «было 47 ₽»', en: '“60 left”, “was 47 ₽”' },
  },
  'fg-danger': {
    light: 'red-600',
    dark: 'red-300',
    more: ['red-800', 'red-200'],
    use: { ru: 'Текст ошибки', en: 'Error text' },
  },
  'fg-on-danger': {
    light: 'paper-0',
    dark: 'night-950',
    use: { ru: 'На красном', en: 'On the red' },
  },
  'fg-info': {
    light: 'blue-700',
    dark: 'blue-200',
    more: ['blue-800', 'blue-200'],
    use: { ru: 'Текст сообщения', en: 'Message text' },
  },
} as const satisfies Record<string, ColorToken>
