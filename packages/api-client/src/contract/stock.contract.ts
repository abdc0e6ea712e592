import {
  availabilities,
  colors,
  currencies,
  flowerTypes,
  freightBounds,
  lotBounds,
  packUnits,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths, maxSavedLots } from './limits.ts'
import { id, isoDate, isoMoment, minor, nothing, pageOf, pageQuery } from './primitives.ts'

const photoLimitBytes = 5 * 1024 * 1024

/** Fifty regions of the longest names, as they are to be and as they were seen. */
const lotLimitBytes = 64 * 1024

/** The codes of 200 lots, as long as they may be. */
const lotCodesLimitBytes = 96 * 1024

/** The longest names of regions take most of it: 200 changed and 200 new lots with fifty regions each. */
const savedLotsLimitBytes = 9 * 1024 * 1024

function within([least, most]: readonly [number, number]) {
  return z.int().check(z.minimum(least), z.maximum(most))
}

const price = within(lotBounds.price)
const stock = within(lotBounds.stemsAvailable)
const pack = within(lotBounds.stemsPerBunch)
const freight = within(freightBounds)
const tint = z.string().check(z.regex(/^#[\da-f]{6}$/u))
const regions = z.nullable(z.array(id).check(z.minLength(1), z.maxLength(50)))

/** A lot as staff and its plantation keep it. Stems, cm; the price in kopecks a stem is the plantation's own part. */
const stockLot = z.object({
  code: z.string(),
  type: z.enum(flowerTypes),
  variety: z.string(),
  plantationId: id,
  plantation: z.string(),
  lengthCm: z.int(),
  color: z.enum(colors),
  tint: z.string(),
  price: minor,
  /** What the plantation asks in its own currency (cents), and the rate by which that is rubles; null for a price in rubles. */
  priceIn: z.nullable(
    z.object({ currency: z.enum(currencies), amount: minor, rate: z.string(), rateDate: isoDate }),
  ),
  /** To the warehouse, kopecks a stem; null for a plantation. */
  freight: z.nullable(minor),
  /** The regions that it is sold in; null everywhere, and for a plantation. */
  regions: z.nullable(z.array(id)),
  availability: z.enum(availabilities),
  deliveryDate: isoDate,
  stemsAvailable: z.int(),
  stemsPerBunch: z.int(),
  stemsPerBox: z.int(),
  soldBy: z.enum(packUnits),
  cutoffAt: z.nullable(isoMoment),
  /** Where its photographs are read. */
  photos: z.array(z.string()),
})

/** A price as a plantation names it. */
const askedPrice = z.object({ amount: price, currency: z.prefault(z.enum(currencies), 'RUB') })

/** What decides on a lot besides what it is. Only staff set freight and regions. */
const lotTerms = {
  color: z.enum(colors),
  /** By its variety or color where it is absent. */
  tint: z.optional(tint),
  price: askedPrice,
  stemsAvailable: stock,
  stemsPerBunch: pack,
  stemsPerBox: pack,
  soldBy: z.enum(packUnits),
  freight: z.optional(freight),
  regions: z.optional(regions),
}

/** A lot that comes into the shop. */
const newLot = z.object({
  /** Owed by staff. */
  plantationId: z.optional(id),
  type: z.enum(flowerTypes),
  variety: line(maxLengths.variety).check(z.minLength(1)),
  lengthCm: within(lotBounds.lengthCm),
  availability: z.enum(availabilities),
  deliveryDate: isoDate,
  ...lotTerms,
})

const lotParams = z.object({ code: id })

const writeErrors = [...sessionErrors, 'csrf-failed', 'not-permitted', 'not-found'] as const

export const stockContract = {
  lotList: defineEndpoint({
    method: 'GET',
    path: '/api/stock/lot/list',
    summary:
      'Lots of a plantation, or of all of them for staff, the nearest day first and past days last; a representative reads those of their own plantation',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, {
      /** That lot alone. */
      code: z.optional(id),
      plantationId: z.optional(id),
      availability: z.optional(z.enum(availabilities)),
      date: z.optional(isoDate),
      type: z.optional(z.enum(flowerTypes)),
      /** Sold in this region, there or everywhere. */
      region: z.optional(id),
      /** Words of the variety, the plantation and the length. */
      search: z.optional(line(maxLengths.search)),
    }),
    response: pageOf(stockLot),
    errors: [...sessionErrors, 'not-permitted', 'not-found'],
  }),
  lotCreate: defineEndpoint({
    method: 'POST',
    path: '/api/stock/lot',
    summary: 'Puts a lot on sale; a representative does it for their own plantation',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    body: newLot,
    response: stockLot,
    errors: [...keyedErrors, 'not-permitted', 'not-found'],
  }),
  lotUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/stock/lot/:code',
    summary:
      'Changes what a lot costs, how much of it there is, how it is packed and where it is sold; refused where it is not as the caller saw it',
    origin: 'extension',
    access: 'signed-in',
    bodyLimitBytes: lotLimitBytes,
    params: lotParams,
    body: z.extend(z.partial(z.object(lotTerms)), {
      /** What the caller saw: the price in kopecks and the stock in stems, and every other term that is to be changed. */
      seen: z.object({
        price: minor,
        stemsAvailable: z.int(),
        color: z.optional(z.enum(colors)),
        stemsPerBunch: z.optional(z.int()),
        stemsPerBox: z.optional(z.int()),
        soldBy: z.optional(z.enum(packUnits)),
        freight: z.optional(minor),
        regions: z.optional(regions),
      }),
    }),
    response: stockLot,
    errors: [...writeErrors, 'lot-changed'],
  }),
  lotsSave: defineEndpoint({
    method: 'POST',
    path: '/api/stock/lot/save',
    summary:
      'Changes several lots and puts new ones on sale, all or none; refused where one of them is not as the caller saw it',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    bodyLimitBytes: savedLotsLimitBytes,
    body: z.object({
      lots: z
        .array(
          z.object({
            code: id,
            /** From kopecks a stem, whatever its currency is. */
            price: z.optional(z.object({ from: minor, to: askedPrice })),
            stemsAvailable: z.optional(z.object({ from: z.int(), to: stock })),
            stemsPerBunch: z.optional(z.object({ from: z.int(), to: pack })),
            stemsPerBox: z.optional(z.object({ from: z.int(), to: pack })),
            /** Only of staff. */
            freight: z.optional(z.object({ from: minor, to: freight })),
            regions: z.optional(z.object({ from: z.nullable(z.array(id)), to: regions })),
          }),
        )
        .check(z.maxLength(maxSavedLots)),
      added: z.prefault(z.array(newLot).check(z.maxLength(maxSavedLots)), []),
    }),
    response: z.object({ saved: z.int(), added: z.int() }),
    errors: [...keyedErrors, 'not-permitted', 'not-found', 'lots-changed'],
  }),
  lotCarts: defineEndpoint({
    method: 'POST',
    path: '/api/stock/lot/carts',
    summary: 'How many carts have at least one of some lots. For staff',
    origin: 'extension',
    access: 'signed-in',
    isReadingPost: true,
    bodyLimitBytes: lotCodesLimitBytes,
    /** A code that no lot has is in no cart. */
    body: z.object({ codes: z.array(id).check(z.minLength(1), z.maxLength(maxSavedLots)) }),
    /** A person's own cart counts once, and so does each that they fill for a client. */
    response: z.object({ carts: z.int() }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  lotWithdraw: defineEndpoint({
    method: 'DELETE',
    path: '/api/stock/lot/:code',
    summary: 'Takes a lot off sale; what has been ordered of it stays ordered',
    origin: 'extension',
    access: 'signed-in',
    params: lotParams,
    response: nothing,
    errors: writeErrors,
  }),
  lotPhotoAdd: defineEndpoint({
    method: 'POST',
    path: '/api/stock/lot/:code/photo',
    summary: 'Adds a photograph of the real flowers, encoded anew and freed of what a camera writes into it',
    origin: 'extension',
    access: 'signed-in',
    params: lotParams,
    body: z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob),
    bodyType: 'image',
    bodyLimitBytes: photoLimitBytes,
    response: stockLot,
    errors: [...writeErrors, 'images-only', 'too-many-photos'],
  }),
  lotPhotoRemove: defineEndpoint({
    method: 'DELETE',
    path: '/api/stock/lot/:code/photo/:photo',
    summary: 'Removes a photograph of a lot, named by the last part of its address; a repeat changes nothing',
    origin: 'extension',
    access: 'signed-in',
    params: z.extend(lotParams, { photo: id }),
    response: stockLot,
    errors: writeErrors,
  }),
}
