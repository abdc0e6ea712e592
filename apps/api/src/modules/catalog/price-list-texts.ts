import type { FlowerType, Locale } from '@flower-market/flower-domain'

/** What a price list says beside names and numbers. Its headings are read back when it is uploaded (`recognizeColumns`). */
export interface PriceListTexts {
  readonly fileName: (date: string) => string
  readonly title: string
  readonly delivery: string
  readonly made: string
  readonly howTo: string
  readonly howToText: string
  readonly columns: Readonly<
    Record<
      | 'type'
      | 'variety'
      | 'plantation'
      | 'country'
      | 'length'
      | 'bunch'
      | 'box'
      | 'stock'
      | 'price'
      | 'order',
      string
    >
  >
  readonly code: (date: string) => string
  readonly footer: (at: string) => string
  readonly types: Readonly<Record<FlowerType, string>>
}

/** A price list's texts in both languages. */
export const priceListTexts: Readonly<Record<Locale, PriceListTexts>> = {
  ru: {
    fileName: (date) => `Прайс ${date}`,
    title: 'Прайс дня',
    delivery: 'Поставка',
    made: 'Составлен (Москва)',
    howTo: 'Как заказать',
    howToText: 'Впишите стебли в столбец «Заказ» и загрузите файл на странице «Список в корзину».',
    columns: {
      type: 'Тип',
      variety: 'Сорт',
      plantation: 'Плантация',
      country: 'Страна',
      length: 'Длина, см',
      bunch: 'В пачке',
      box: 'В коробке',
      stock: 'Есть, шт',
      price: 'Цена, ₽/шт',
      order: 'Заказ, шт',
    },
    code: (date) => `Код ${date}`,
    footer: (at) => `Цены на ${at} (Москва)`,
    types: {
      roses: 'Розы',
      sprayRoses: 'Кустовые розы',
      alstroemeria: 'Альстромерии',
      gypsophila: 'Гипсофила',
      chrysanthemum: 'Хризантемы',
      carnations: 'Гвоздики',
      eucalyptus: 'Эвкалипт',
      hypericum: 'Гиперикум',
      pistache: 'Фисташка',
      dyes: 'Крашеные',
    },
  },
  en: {
    fileName: (date) => `Price list ${date}`,
    title: 'Price list of the day',
    delivery: 'Delivery',
    made: 'Made at (Moscow)',
    howTo: 'How to order',
    howToText: 'Fill in stems in the column "Order" and upload the file on the page "List to cart".',
    columns: {
      type: 'Type',
      variety: 'Variety',
      plantation: 'Plantation',
      country: 'Country',
      length: 'Length, cm',
      bunch: 'Per bunch',
      box: 'Per box',
      stock: 'Available, pcs',
      price: 'Price, ₽/stem',
      order: 'Order, stems',
    },
    code: (date) => `Code ${date}`,
    footer: (at) => `Prices at ${at} (Moscow)`,
    types: {
      roses: 'Roses',
      sprayRoses: 'Spray roses',
      alstroemeria: 'Alstroemeria',
      gypsophila: 'Gypsophila',
      chrysanthemum: 'Chrysanthemums',
      carnations: 'Carnations',
      eucalyptus: 'Eucalyptus',
      hypericum: 'Hypericum',
      pistache: 'Pistachio',
      dyes: 'Dyed flowers',
    },
  },
}
