import type { PlainToken } from './token-types.ts'

/** Spacing. */
export const spaces = {
  'space-1': { value: '4px', use: { ru: 'Значок и подпись', en: 'An icon and its label' } },
  'space-2': {
    value: '8px',
    use: { ru: 'Подпись и поле, кнопки в ряду', en: 'A label and its field, buttons in a row' },
  },
  'space-3': { value: '12px', use: { ru: 'Строки одной группы', en: 'Lines of one group' } },
  'space-4': {
    value: '16px',
    use: { ru: 'Поля карточки, поля телефона', en: 'Inside a card, the margins of a phone' },
  },
  'space-5': { value: '20px', use: { ru: 'Поля формы', en: 'Between the fields of a form' } },
  'space-6': { value: '28px', use: { ru: 'Группы на странице', en: 'Between groups on a page' } },
  'space-7': { value: '40px', use: { ru: 'Разделы', en: 'Between sections' } },
  'space-8': { value: '64px', use: { ru: 'Конец страницы', en: 'The end of a page' } },
} as const satisfies Record<string, PlainToken>

/** Corner radii. */
export const radii = {
  'radius-s': {
    value: '7px',
    use: { ru: 'Кнопка-переключатель, чип, ячейка', en: 'Toggle button, chip, cell' },
  },
  'radius-m': { value: '9px', use: { ru: 'Кнопка, поле', en: 'Button, field' } },
  'radius-l': { value: '11px', use: { ru: 'Карточка, окно', en: 'Card, dialog' } },
  'radius-round': {
    value: '999px',
    use: { ru: 'Счётчик, переключатель, аватар', en: 'Count, switch, avatar' },
  },
} as const satisfies Record<string, PlainToken>

/** Heights of controls; on touch screens at least `touch`. */
export const controls = {
  'control-s': { value: '32px', use: { ru: 'В таблице, для мыши', en: 'In a table, for a mouse' } },
  'control-m': { value: '40px', use: { ru: 'Обычная кнопка и поле', en: 'The usual button and field' } },
  'control-l': {
    value: '50px',
    use: { ru: 'Единственное действие экрана', en: 'The one action of a screen' },
  },
  touch: { value: '44px', use: { ru: 'Минимальный размер для касания', en: 'Minimum touch target' } },
} as const satisfies Record<string, PlainToken>
