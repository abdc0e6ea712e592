import * as z from 'zod/mini'
import {
  availabilities,
  colors,
  flowerTypes,
  orderKinds,
  packUnits,
  supportedLocales,
} from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { file } from './file-answer.ts'
import { maxLengths } from './limits.ts'
import { buyerQuery, id, isoDate, isoMoment, minor } from './primitives.ts'
import { varietyMeasurements } from './varieties.contract.ts'

/** One lot on sale for one delivery day. Prices in kopecks a stem, quantities in stems, length in cm. */
export const flowerCard = z.object({
  code: z.string(),
  type: z.enum(flowerTypes),
  variety: z.string(),
  plantationId: id,
  plantation: z.string(),
  /** ISO 3166-1 alpha-3. */
  country: z.string(),
  lengthCm: z.int(),
  color: z.enum(colors),
  /** CSS color of the picture. */
  tint: z.string(),
  price: minor,
  availability: z.enum(availabilities),
  deliveryDate: isoDate,
  stemsAvailable: z.int(),
  stemsPerBunch: z.int(),
  stemsPerBox: z.int(),
  soldBy: z.enum(packUnits),
  /** The plantation's own cut-off; absent where that of the buyer's region holds. */
  cutoffAt: z.optional(isoMoment),
  /** Where photographs of the real flowers are read; absent where there are none. */
  photos: z.optional(z.readonly(z.array(z.string()))),
})

/** A price list of a client is asked for by their broker, and by staff. */
const catalogErrors = [...sessionErrors, 'not-found'] as const

/** Which part of the price list: from stock where none is named. */
const availability = z.prefault(z.enum(availabilities), 'inStock')

/** A delivery day, until when the last of its lots can be ordered, and how many can be now. */
const deliveryDay = z.object({
  date: isoDate,
  cutoffAt: isoMoment,
  isOpen: z.boolean(),
  cards: z.int(),
})

/** Most cards that the beginning of a price list holds: two screens of them, a few kilobytes compressed. */
export const firstCardsLimit = 80

/** How far back the prices of a variety are told, and how many of a person's orders of it, the newest. */
export const varietyPriceWeeks = 12
export const varietyOrdersLimit = 5

/** The kinds of file that a price list is written as. */
export const priceListFormats = ['xlsx', 'pdf'] as const

export const catalogContract = {
  catalogDays: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/days',
    summary: 'The delivery days that are on sale of an availability, and how many lots each availability has',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(buyerQuery, { availability }),
    response: z.object({
      dates: z.array(deliveryDay),
      counts: z.object({ inStock: z.int(), toOrder: z.int(), forPlantations: z.int() }),
    }),
    errors: catalogErrors,
  }),
  catalogFirstCards: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/first-cards',
    summary: `The beginning of a day's price list, at most ${firstCardsLimit} cards, with the size of the whole`,
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(buyerQuery, {
      availability,
      /** The first open day where it is absent. */
      date: z.optional(isoDate),
    }),
    response: z.object({
      date: isoDate,
      /** All cards of the first varieties, in the recommended order. */
      cards: z.array(flowerCard),
      /** How many of these come before any other card of the day. */
      leading: z.int(),
      /** Cards, rows and lengths (cm) of the whole price list. */
      total: z.int(),
      rows: z.int(),
      lengths: z.array(z.int()),
    }),
    errors: catalogErrors,
  }),
  filterList: defineEndpoint({
    method: 'GET',
    path: '/api/moysklad/filterList',
    summary: 'What the catalog can be filtered by: days, plantations, types, names, lengths',
    origin: 'specification',
    access: 'signed-in',
    response: z.object({
      dates: z.array(deliveryDay),
      plantations: z.array(z.object({ _id: id, name: z.string(), country: z.string(), cards: z.int() })),
      types: z.array(z.object({ type: z.enum(flowerTypes), cards: z.int() })),
      name: z.array(z.string()),
      lengths: z.array(z.int()),
    }),
    errors: sessionErrors,
  }),
  catalogVariety: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/variety',
    summary: `What is known of a variety, what it has cost at a plantation in ${varietyPriceWeeks} weeks at the person's terms of today, and when the person ordered it`,
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(buyerQuery, {
      availability,
      type: z.enum(flowerTypes),
      variety: z.string().check(z.minLength(1), z.maxLength(maxLengths.variety)),
      plantationId: id,
    }),
    response: z.object({
      ...varietyMeasurements,
      /** The cheapest lot of each length on each day of delivery, kopecks a stem, the oldest first. */
      prices: z.array(z.object({ date: isoDate, lengthCm: z.int(), price: minor })),
      /** The person's orders of the variety, of whatever plantation, the newest first; canceled ones are not told. */
      orders: z.array(
        z.object({
          _id: id,
          kind: z.enum(orderKinds),
          date: isoDate,
          plantation: z.string(),
          lengthCm: z.int(),
          quantity: z.int(),
          price: minor,
        }),
      ),
    }),
    errors: catalogErrors,
  }),
  catalogPriceList: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/price-list',
    summary:
      "A day's price list of the stock as a file, at the person's prices, with an empty column for what is ordered; an uploaded XLSX of it is a cart",
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(buyerQuery, {
      date: isoDate,
      format: z.enum(priceListFormats),
      locale: z.enum(supportedLocales),
    }),
    response: file,
    responseType: 'file',
    errors: catalogErrors,
  }),
  catalogCards: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/cards',
    summary:
      'All cards of one availability on one delivery day that can still be ordered, in the recommended order',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(buyerQuery, { availability, date: isoDate }),
    response: z.object({ date: isoDate, cards: z.array(flowerCard) }),
    errors: catalogErrors,
  }),
}
