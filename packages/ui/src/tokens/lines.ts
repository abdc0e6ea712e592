import type { ColorToken } from './token-types.ts'

/** Lines and borders. Lines only separate; a control's border needs 3 : 1 on every background. */
export const lines = {
  line: {
    light: 'paper-200',
    dark: 'night-700',
    more: ['paper-500', 'night-400'],
    use: { ru: 'Тонкая линия между строками', en: 'Thin line between rows' },
  },
  'line-strong': {
    light: 'paper-300',
    dark: 'night-600',
    more: ['ink-600', 'bone-400'],
    use: { ru: 'Край карточки, окна, группы', en: 'The edge of a card, a dialog, a group' },
  },
  'line-control': {
    light: 'paper-500',
    dark: 'night-400',
    more: ['ink-900', 'bone-100'],
    use: { ru: 'Край поля, флажка, кнопки', en: 'The edge of a field, a checkbox, a button' },
  },
  'line-heavy': {
    light: 'ink-900',
    dark: 'bone-100',
    use: { ru: 'Черта под заголовком и над итогом', en: 'The rule under a heading and over a total' },
  },
  'line-accent': {
    light: 'green-600',
    dark: 'green-400',
    use: { ru: 'Рамка выбранного', en: 'Border of what is selected' },
  },
  'line-danger': {
    light: 'red-600',
    dark: 'red-300',
    use: { ru: 'Край поля с ошибкой', en: 'The edge of a field with an error' },
  },
  focus: {
    light: 'blue-600',
    dark: 'blue-300',
    use: { ru: 'Рамка элемента в фокусе', en: 'Outline of the focused element' },
  },
} as const satisfies Record<string, ColorToken>
