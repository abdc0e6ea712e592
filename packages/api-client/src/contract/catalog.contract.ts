import * as z from 'zod/mini'
import { availabilities, colors, flowerTypes, packUnits } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { id, isoDate, isoMoment, minor } from './primitives.ts'

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
})

/** A delivery day with the cut-off time of its orders. */
const deliveryDay = z.object({
  date: isoDate,
  cutoffAt: isoMoment,
  isOpen: z.boolean(),
  cards: z.int(),
})

/** Most cards that the beginning of a price list holds: two screens of them, a few kilobytes compressed. */
export const firstCardsLimit = 80

export const catalogContract = {
  catalogDays: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/days',
    summary: 'The delivery days that are on sale',
    origin: 'extension',
    access: 'signed-in',
    response: z.object({ dates: z.array(deliveryDay) }),
    errors: sessionErrors,
  }),
  catalogFirstCards: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/first-cards',
    summary: `The beginning of a day's price list, at most ${firstCardsLimit} cards, with the size of the whole`,
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      availability: z.prefault(z.enum(availabilities), 'inStock'),
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
    errors: sessionErrors,
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
  catalogCards: defineEndpoint({
    method: 'GET',
    path: '/api/catalog/cards',
    summary: 'All cards of one availability on one delivery day, in the recommended order',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({ availability: z.prefault(z.enum(availabilities), 'inStock'), date: isoDate }),
    response: z.object({ date: isoDate, cards: z.array(flowerCard) }),
    errors: sessionErrors,
  }),
}
