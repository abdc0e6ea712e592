import { countryCodes, isTimeZone } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths, maxRegionCities } from './limits.ts'
import { changeDecision, changeParams, plannedChange } from './planned-changes.ts'
import { id, minor, nothing } from './primitives.ts'

function required(maxLength: number) {
  return line(maxLength).check(z.minLength(1))
}

function inBoth(maxLength: number) {
  return z.object({ ru: required(maxLength), en: required(maxLength) })
}

/** Kopecks. */
const cost = minor.check(z.minimum(0), z.maximum(10_000_000))
const freight = minor.check(z.minimum(0), z.maximum(1_000_000))
const minutes = z.int().check(z.minimum(0), z.maximum(1439))
const timeZone = z.string().check(z.maxLength(60, { abort: true }), z.refine(isTimeZone))
const version = z.int().check(z.minimum(1))

/** What decides on a region; costs before any margin. */
const regionTerms = {
  name: inBoth(maxLengths.city),
  /** The warehouse that serves it. */
  warehouse: inBoth(maxLengths.city),
  /** From the warehouse, kopecks a stem. */
  freight,
  /** 1 Monday … 7 Sunday. */
  deliveryWeekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  /** Orders close so many days before the delivery, … */
  cutoffDaysBefore: z.int().check(z.minimum(1), z.maximum(14)),
  /** … at this time, in minutes after midnight … */
  cutoffMinutes: minutes,
  /** … in this IANA time zone. */
  timeZone,
  /** What delivery around each city costs, kopecks. */
  cities: z.array(z.object({ name: inBoth(maxLengths.city), cost })).check(z.maxLength(maxRegionCities)),
  /** Null where nothing can be picked up. */
  pickup: z.nullable(
    z.object({ address: inBoth(maxLengths.address), hours: inBoth(maxLengths.addressHours) }),
  ),
}

/** The terms of a region that a planned change names anew. */
export const plannedRegionTerms = z.partial(z.object(regionTerms))

/** What decides on a plantation. */
const plantationTerms = {
  name: required(maxLengths.company),
  country: z.enum(countryCodes),
  /** Empty where nobody has said it. */
  city: z.object({ ru: line(maxLengths.city), en: line(maxLengths.city) }),
  /** To the warehouse, kopecks a stem; new lots take it. */
  freight,
  /** It takes orders for new lots until so many days before a delivery, … */
  cutoffDaysBefore: z.int().check(z.minimum(1), z.maximum(60)),
  /** … at this time, in minutes after midnight … */
  cutoffMinutes: minutes,
  /** … in this IANA time zone. */
  timeZone,
  /** How long after a delivery claims are taken; null as long as the operator's setting says. */
  claimHours: z.nullable(z.int().check(z.minimum(0), z.maximum(720))),
}

/** The terms of a plantation that a planned change names anew. */
export const plannedPlantationTerms = z.partial(z.object(plantationTerms))

const readErrors = [...sessionErrors, 'not-permitted'] as const
const changeErrors = [...readErrors, 'csrf-failed', 'not-found', 'name-taken', 'record-changed'] as const
const params = z.object({ id })
const kept = z.object({ version })

export const staffPlacesContract = {
  regionRecords: defineEndpoint({
    method: 'GET',
    path: '/api/staff/region/list',
    summary: 'The regions with all that decides on them, by their Russian names. For staff',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(
      z.object({
        _id: id,
        version,
        ...regionTerms,
        /** What is planned, the next first. */
        planned: z.array(plannedChange(plannedRegionTerms)),
      }),
    ),
    errors: readErrors,
  }),
  regionCreate: defineEndpoint({
    method: 'POST',
    path: '/api/staff/region',
    summary: 'Adds a region that buyers may choose. For staff',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    bodyLimitBytes: 512 * 1024,
    body: z.object(regionTerms),
    response: z.object({ _id: id }),
    errors: [...keyedErrors, 'not-permitted', 'name-taken'],
  }),
  regionUpdate: defineEndpoint({
    method: 'PUT',
    path: '/api/staff/region/:id',
    summary:
      'Changes a region, from now on or from a later moment; placed orders keep what they cost. For staff',
    origin: 'extension',
    access: 'signed-in',
    bodyLimitBytes: 512 * 1024,
    params,
    body: z.object({
      version,
      ...regionTerms,
      ...changeDecision,
    }),
    response: kept,
    errors: changeErrors,
  }),
  regionChangeWithdraw: defineEndpoint({
    method: 'DELETE',
    path: '/api/staff/region/:id/change/:changeId',
    summary: 'Withdraws a planned change of a region before it holds. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: changeParams,
    response: nothing,
    errors: [...readErrors, 'csrf-failed', 'not-found'],
  }),
  plantationRecords: defineEndpoint({
    method: 'GET',
    path: '/api/staff/plantation/list',
    summary: 'The plantations with all that decides on their lots, by name. For staff',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(
      z.object({
        _id: id,
        version,
        ...plantationTerms,
        lots: z.int(),
        /** What is planned, the next first. */
        planned: z.array(plannedChange(plannedPlantationTerms)),
      }),
    ),
    errors: readErrors,
  }),
  plantationCreate: defineEndpoint({
    method: 'POST',
    path: '/api/staff/plantation',
    summary: 'Adds a plantation, whose lots can be put on sale then. For staff',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    body: z.object(plantationTerms),
    response: z.object({ _id: id }),
    errors: [...keyedErrors, 'not-permitted', 'name-taken'],
  }),
  plantationUpdate: defineEndpoint({
    method: 'PUT',
    path: '/api/staff/plantation/:id',
    summary:
      'Changes a plantation, from now on or from a later moment; lots that are there keep their freight and cut-off. For staff',
    origin: 'extension',
    access: 'signed-in',
    params,
    body: z.object({ version, ...plantationTerms, ...changeDecision }),
    response: kept,
    errors: changeErrors,
  }),
  plantationChangeWithdraw: defineEndpoint({
    method: 'DELETE',
    path: '/api/staff/plantation/:id/change/:changeId',
    summary: 'Withdraws a planned change of a plantation before it holds. For staff',
    origin: 'extension',
    access: 'signed-in',
    params: changeParams,
    response: nothing,
    errors: [...readErrors, 'csrf-failed', 'not-found'],
  }),
}
