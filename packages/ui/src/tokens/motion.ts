import type { PlainToken } from './token-types.ts'

/** Durations; without motion if the system asks for reduced motion. */
export const motions = {
  'motion-fast': { value: '120ms', use: { ru: 'Реакция на нажатие', en: 'Response to a press' } },
  'motion-calm': {
    value: '220ms',
    use: { ru: 'Появление окна, шторки, полосы', en: 'A dialog, drawer or bar opens' },
  },
  ease: {
    value: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    use: { ru: 'Быстрое начало, плавное завершение', en: 'Starts fast, ends slowly' },
  },
} as const satisfies Record<string, PlainToken>

/** The order of layers. */
export const layers = {
  'z-sticky': {
    value: '10',
    use: { ru: 'Шапка таблицы, нижняя полоса', en: 'A table’s head, the bottom bar' },
  },
  'z-overlay': {
    value: '100',
    use: { ru: 'Затемнение и окно на нём', en: 'The overlay and the dialog on it' },
  },
  'z-popover': { value: '110', use: { ru: 'Список, меню, подсказка', en: 'List, menu, tooltip' } },
  'z-toast': { value: '120', use: { ru: 'Уведомление', en: 'A notification' } },
  'z-loading': { value: '130', use: { ru: 'Загрузка всей страницы', en: 'The whole page is loading' } },
} as const satisfies Record<string, PlainToken>
