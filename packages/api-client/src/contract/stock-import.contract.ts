import {
  availabilities,
  colors,
  currencies,
  flowerTypes,
  importRefusals,
  importStatuses,
  packUnits,
  priceFileColumns,
  stockImportStatuses,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoDate, isoMoment, minor, nothing, pageOf, pageQuery, querySwitch } from './primitives.ts'

/** The largest file of a price list, in bytes. */
export const priceFileLimitBytes = 3_000_000

/** How many rows and columns a price list has at most. */
export const maxPriceFileRows = 5_000
export const maxPriceFileColumns = 60

const answersLimitBytes = 2 * 1024 * 1024
const maxAnswers = 500

/** A lot as it is or will be; the price in kopecks a stem is the plantation's own part. */
const lotFacts = z.object({
  type: z.enum(flowerTypes),
  variety: z.string(),
  lengthCm: z.int(),
  color: z.enum(colors),
  tint: z.string(),
  price: minor,
  availability: z.enum(availabilities),
  deliveryDate: isoDate,
  stemsAvailable: z.int(),
  stemsPerBunch: z.int(),
  stemsPerBox: z.int(),
  soldBy: z.enum(packUnits),
})

/** A line of the file, or a lot that the file does not have, beside what becomes of it. */
const importLine = z.object({
  /** Its row in the file, from 1; null for a lot that the file does not have. */
  number: z.nullable(z.int()),
  text: z.string(),
  status: z.enum(importStatuses),
  reason: z.nullable(z.enum(importRefusals)),
  code: z.nullable(z.string()),
  /** What the file asks for a stem, in minor units of its currency. */
  asked: z.nullable(minor),
  before: z.nullable(lotFacts),
  after: z.nullable(lotFacts),
  /** Of a line that is asked about: what names the variety, and what it may be. */
  words: z.string(),
  candidates: z.array(z.object({ type: z.enum(flowerTypes), name: z.string() })),
})

const count = z.int()

const importSummary = z.object({
  _id: id,
  plantationId: id,
  plantation: z.string(),
  availability: z.enum(availabilities),
  date: isoDate,
  currency: z.enum(currencies),
  /** What the file does not have is taken off sale. */
  isWhole: z.boolean(),
  fileName: z.string(),
  status: z.enum(stockImportStatuses),
  createdAt: isoMoment,
  settledAt: z.nullable(isoMoment),
  /** Until when an applied list can be undone; null where it cannot, also because a later list of the same day was applied. */
  undoUntil: z.nullable(isoMoment),
  /** Lines by what becomes of them. */
  counts: z.object({
    added: count,
    changed: count,
    unchanged: count,
    withdrawn: count,
    asked: count,
    refused: count,
    skipped: count,
    title: count,
  }),
})

const stockImport = z.extend(importSummary, {
  /** Rubles for one unit of `currency` and the day of that rate; null for a list in rubles. */
  rate: z.nullable(z.object({ value: z.string(), date: isoDate })),
  /** Whose carts it would touch: how many carts get another price, and how many of their lines lose the lot. For staff, while it is open. */
  carts: z.nullable(z.object({ repriced: count, lost: count })),
  columns: z.array(z.enum(priceFileColumns)),
  /** How many rows are titles. */
  firstRow: z.int(),
  /** How often it was corrected or reviewed anew. */
  version: z.int(),
  /** The first rows of the file, to correct its columns by. */
  sample: z.array(z.array(z.string())),
  lines: z.array(importLine),
})

/** That of the review that was read: where it is another by now, nothing is done (`record-changed`). */
const version = z.int().check(z.minimum(0))
const row = z.int().check(z.minimum(1), z.maximum(maxPriceFileRows))
const params = z.object({ id })
const readErrors = [...sessionErrors, 'not-permitted', 'not-found'] as const

export const stockImportContract = {
  stockImportCreate: defineEndpoint({
    method: 'POST',
    path: '/api/stock/import',
    summary:
      'Reads a price list of a plantation (XLSX or CSV) and says what it would add, change and take off sale; changes nothing',
    origin: 'extension',
    access: 'signed-in',
    query: z.object({
      /** Owed by staff. */
      plantationId: z.optional(id),
      availability: z.prefault(z.enum(availabilities), 'inStock'),
      date: isoDate,
      currency: z.prefault(z.enum(currencies), 'RUB'),
      isWhole: z.prefault(querySwitch, true),
      name: z.prefault(line(maxLengths.company), ''),
    }),
    body: z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob),
    bodyType: 'file',
    bodyLimitBytes: priceFileLimitBytes,
    response: stockImport,
    errors: [...readErrors, 'csrf-failed', 'price-file-not-recognized', 'price-file-too-long'],
  }),
  stockImportList: defineEndpoint({
    method: 'GET',
    path: '/api/stock/import/list',
    summary: 'Price lists that were uploaded, the newest first; of one plantation, or of all for staff',
    origin: 'extension',
    access: 'signed-in',
    query: z.extend(pageQuery, { plantationId: z.optional(id) }),
    response: pageOf(importSummary),
    errors: readErrors,
  }),
  stockImportGet: defineEndpoint({
    method: 'GET',
    path: '/api/stock/import/:id',
    summary: 'A price list with what it would do, or did',
    origin: 'extension',
    access: 'signed-in',
    params,
    response: stockImport,
    errors: readErrors,
  }),
  stockImportChange: defineEndpoint({
    method: 'PATCH',
    path: '/api/stock/import/:id',
    summary:
      'Corrects how an open price list is read: its columns, what names of varieties mean, which rows are left out. Columns and names are remembered for the plantation. The answer compares it anew with the stock as it is',
    origin: 'extension',
    access: 'signed-in',
    bodyLimitBytes: answersLimitBytes,
    params,
    body: z.object({
      version,
      columns: z.optional(z.array(z.enum(priceFileColumns)).check(z.maxLength(maxPriceFileColumns))),
      firstRow: z.optional(z.int().check(z.minimum(0), z.maximum(maxPriceFileRows))),
      varieties: z.prefault(
        z
          .array(
            z.object({
              words: z.string().check(z.minLength(1), z.maxLength(300)),
              type: z.enum(flowerTypes),
              name: line(maxLengths.variety).check(z.minLength(1)),
              /** Owed for a variety that the shop does not know. */
              color: z.optional(z.enum(colors)),
            }),
          )
          .check(z.maxLength(maxAnswers)),
        [],
      ),
      /** All rows that are left out. */
      skipped: z.optional(z.array(row).check(z.maxLength(maxPriceFileRows))),
    }),
    response: stockImport,
    errors: [...readErrors, 'csrf-failed', 'import-closed', 'record-changed'],
  }),
  stockImportApply: defineEndpoint({
    method: 'POST',
    path: '/api/stock/import/:id/apply',
    summary:
      'Does what the review says, all or nothing. Refused while lines are asked about, and where the stock has changed so that it would do something else: then the review says what',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params,
    body: z.object({ version }),
    response: importSummary,
    errors: [
      ...keyedErrors,
      'not-permitted',
      'not-found',
      'import-closed',
      'record-changed',
      'import-changed',
      'import-has-questions',
    ],
  }),
  stockImportUndo: defineEndpoint({
    method: 'POST',
    path: '/api/stock/import/:id/undo',
    summary:
      'Takes back what an applied price list did, within a day and before a later list of the same plantation and day is applied: new lots go, withdrawn ones come back, changed ones have their terms again, and stems that were sold since stay sold. Lots that somebody has changed since stay as they are',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    params,
    body: nothing,
    response: z.extend(importSummary, {
      /** How many lots stay as they are, because somebody has changed or withdrawn them since. */
      kept: count,
    }),
    errors: [...keyedErrors, 'not-permitted', 'not-found', 'import-closed'],
  }),
  stockImportDiscard: defineEndpoint({
    method: 'DELETE',
    path: '/api/stock/import/:id',
    summary: 'Discards an open price list; it changes nothing any more',
    origin: 'extension',
    access: 'signed-in',
    params,
    response: nothing,
    errors: [...readErrors, 'csrf-failed', 'import-closed'],
  }),
}
