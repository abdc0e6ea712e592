import type { ColorToken } from './token-types.ts'

/** Backgrounds. */
export const grounds = {
  bg: {
    light: 'paper-50',
    dark: 'night-900',
    use: { ru: 'Фон страницы', en: 'Page background' },
  },
  'bg-sunken': {
    light: 'paper-100',
    dark: 'night-850',
    use: {
      ru: 'Второстепенный блок: подвал, боковая панель',
      en: 'A secondary block: footer, sidebar',
    },
  },
  'bg-raised': {
    light: 'paper-0',
    dark: 'night-800',
    use: { ru: 'Карточка, поле, окно', en: 'Card, field, dialog' },
  },
  'bg-plate': {
    light: 'paper-150',
    dark: 'night-750',
    use: { ru: 'Подложка рисунка и пустого места', en: 'Plate under a picture or an empty place' },
  },
  'bg-hover': {
    light: 'paper-100',
    dark: 'night-750',
    use: { ru: 'Под указателем', en: 'Under the pointer' },
  },
  'bg-pressed': {
    light: 'paper-150',
    dark: 'night-700',
    use: { ru: 'Нажато или выбрано без акцента', en: 'Pressed, or chosen without the accent' },
  },
  'bg-accent': {
    light: 'green-600',
    dark: 'green-400',
    more: ['green-700', 'green-400'],
    use: { ru: 'Главное действие и то, что уже в корзине', en: 'The main action, and what is in the cart' },
  },
  'bg-accent-hover': {
    light: 'green-700',
    dark: 'green-350',
    more: ['green-800', 'green-350'],
    use: { ru: 'Главное действие под указателем', en: 'The main action under the pointer' },
  },
  'bg-accent-pressed': {
    light: 'green-800',
    dark: 'green-300',
    more: ['green-850', 'green-300'],
    use: { ru: 'Главное действие нажато', en: 'The main action, pressed' },
  },
  'bg-accent-soft': {
    light: 'green-100',
    dark: 'green-900',
    use: { ru: 'Выбранное: строка, кнопка, день', en: 'Selected: a row, a button, a day' },
  },
  'bg-accent-faint': {
    light: 'green-50',
    dark: 'green-950',
    use: {
      ru: 'Строка, в которой есть выбранное',
      en: 'A row that contains a selection',
    },
  },
  'bg-warn-soft': {
    light: 'amber-100',
    dark: 'amber-900',
    use: { ru: 'Изменения и малый остаток', en: 'Changes and low stock' },
  },
  'bg-danger': {
    light: 'red-600',
    dark: 'red-300',
    use: { ru: 'Необратимое действие', en: 'An action that cannot be undone' },
  },
  'bg-danger-hover': {
    light: 'red-700',
    dark: 'red-200',
    use: { ru: 'Оно же под указателем', en: 'The same under the pointer' },
  },
  'bg-danger-soft': {
    light: 'red-100',
    dark: 'red-900',
    use: { ru: 'Ошибка и отказ', en: 'An error, a refusal' },
  },
  'bg-info-soft': {
    light: 'blue-100',
    dark: 'blue-900',
    use: { ru: 'Информационное сообщение', en: 'An informational message' },
  },
  'bg-overlay': {
    light: 'rgb(29 33 28 / 38%)',
    dark: 'rgb(6 8 6 / 62%)',
    use: { ru: 'Затемнение между страницей и окном', en: 'The overlay between the page and a dialog' },
  },
  'bg-mark': {
    light: 'paper-200',
    dark: 'night-700',
    use: { ru: 'Метка: счётчик, инициалы', en: 'A mark: a count, initials' },
  },
} as const satisfies Record<string, ColorToken>
