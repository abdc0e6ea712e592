import type { PlainToken } from './token-types.ts'

/** Sizes of text, in rem so that the browser's own size is respected. */
export const textSizes = {
  'text-xs': { value: '0.75rem', use: { ru: 'Пояснение под числом', en: 'A note under a number' } },
  'text-s': { value: '0.8125rem', use: { ru: 'Подписи, плотные таблицы', en: 'Captions, dense tables' } },
  'text-m': { value: '0.9375rem', use: { ru: 'Основной текст', en: 'Body text' } },
  'text-l': {
    value: '1.03rem',
    use: { ru: 'Цена в строке, третий заголовок', en: 'A price in a row, a third heading' },
  },
  'text-xl': { value: '1.1875rem', use: { ru: 'Второй заголовок, сумма', en: 'A second heading, a sum' } },
  'text-2xl': { value: '1.6875rem', use: { ru: 'Заголовок страницы', en: 'The page’s heading' } },
  'text-3xl': {
    value: '2.125rem',
    use: { ru: 'Одно большое число: к оплате', en: 'One big number: to pay' },
  },
} as const satisfies Record<string, PlainToken>

/** Font weights. */
export const weights = {
  'weight-regular': { value: '400', use: { ru: 'Текст', en: 'Text' } },
  'weight-medium': {
    value: '560',
    use: { ru: 'Подписи элементов управления, выбранное', en: 'Labels of controls, what is chosen' },
  },
  'weight-strong': { value: '620', use: { ru: 'Числа, кнопки', en: 'Numbers, buttons' } },
  'weight-heavy': { value: '650', use: { ru: 'Заголовки, итог', en: 'Headings, a total' } },
} as const satisfies Record<string, PlainToken>

/** Line height and letter spacing. */
export const lineHeights = {
  leading: { value: '1.4', use: { ru: 'Строки текста', en: 'Lines of text' } },
  'leading-tight': { value: '1.15', use: { ru: 'Заголовки и числа', en: 'Headings and numbers' } },
  'tracking-tight': {
    value: '-0.02em',
    use: { ru: 'Буквы крупного заголовка', en: 'Letters of a large heading' },
  },
  'tracking-figures': {
    value: '-0.035em',
    use: {
      ru: 'Цифры одной ширины, которые стоят столбцом',
      en: 'Figures of equal width that stand in a column',
    },
  },
} as const satisfies Record<string, PlainToken>
