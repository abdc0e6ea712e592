import * as z from 'zod/mini'
import { claimReasons, claimStatuses, flowerTypes } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, minor, pageOf, pageQuery } from './primitives.ts'

const photoLimitBytes = 5 * 1024 * 1024

const place = z.int().check(z.minimum(1), z.maximum(10_000))

/** Stems of one bunch of a box; boxes and bunches are counted from one. */
const bunch = z.object({ box: place, bunch: place, quantity: place })

/** What a buyer claims about a line of an order, and what became of it. Stems; amounts in kopecks. */
export const claim = z.object({
  _id: id,
  /** By which people name it. */
  number: z.int(),
  /** Of the line. */
  code: z.string(),
  reason: z.enum(claimReasons),
  comment: z.string(),
  bunches: z.array(bunch),
  quantity: z.int(),
  status: z.enum(claimStatuses),
  createdAt: isoMoment,
  /** Null while it is open. */
  decidedAt: z.nullable(isoMoment),
  acceptedQuantity: z.int(),
  /** What was credited for it. */
  credited: minor,
  /** What staff wrote about the decision; else empty. */
  decision: z.string(),
  /** Where its photographs are read, in the order in which they came. */
  photos: z.array(z.string()),
})

/** The line that a claim is about. */
const claimedFlower = z.object({
  type: z.enum(flowerTypes),
  variety: z.string(),
  lengthCm: z.int(),
  plantation: z.string(),
})

/** A claim as the plantation reads it: of the buyer company and city, and no money. */
const receivedClaim = z.extend(z.omit(claim, { credited: true, comment: true }), {
  flower: claimedFlower,
  orderNumber: z.int(),
  buyer: z.object({ company: z.string(), city: z.string() }),
})

/** A claim as staff decide it. */
const claimToDecide = z.extend(claim, {
  flower: claimedFlower,
  order: z.object({ _id: id, number: z.int() }),
  /** Kopecks a stem. */
  price: minor,
  buyer: z.object({ _id: id, name: z.string(), company: z.string() }),
})

const claimsQuery = z.extend(pageQuery, { status: z.optional(z.enum(claimStatuses)) })

export const claimsContract = {
  claimCreate: defineEndpoint({
    method: 'POST',
    path: '/api/claim',
    summary: "Claims stems of a line of one's own delivered order, while its plantation takes claims",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    body: z.object({
      orderId: id,
      code: id,
      reason: z.enum(claimReasons),
      comment: z.prefault(z.string().check(z.trim(), z.maxLength(maxLengths.claimComment)), ''),
      bunches: z.array(bunch).check(z.minLength(1), z.maxLength(50)),
    }),
    response: claim,
    errors: [...keyedErrors, 'not-found', 'claim-refused'],
  }),
  claimPhotoAdd: defineEndpoint({
    method: 'POST',
    path: '/api/claim/photo',
    summary:
      'Adds a photograph to an open claim, encoded anew and freed of what a camera writes into it. It may come after the time for claims',
    origin: 'extension',
    access: 'signed-in',
    /** `key` is made by the client: a photograph that is sent again is added once. */
    query: z.object({ claimId: id, key: id }),
    body: z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob),
    bodyType: 'image',
    bodyLimitBytes: photoLimitBytes,
    response: claim,
    errors: [...sessionErrors, 'csrf-failed', 'images-only', 'not-found', 'claim-refused'],
  }),
  claimWithdraw: defineEndpoint({
    method: 'PATCH',
    path: '/api/claim/withdraw',
    summary: "Withdraws one's own open claim; a repeat changes nothing",
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ _id: id }),
    response: claim,
    errors: [...sessionErrors, 'csrf-failed', 'not-found', 'claim-refused'],
  }),
  claimReceived: defineEndpoint({
    method: 'GET',
    path: '/api/claim/received',
    summary: "Claims about the flowers of the representative's plantation, the newest first",
    origin: 'extension',
    access: 'signed-in',
    query: claimsQuery,
    response: pageOf(receivedClaim),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  claimReview: defineEndpoint({
    method: 'GET',
    path: '/api/claim/review',
    summary: 'Claims of everybody, the oldest first. For staff',
    origin: 'extension',
    access: 'signed-in',
    query: claimsQuery,
    response: pageOf(claimToDecide),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  claimDecide: defineEndpoint({
    method: 'PATCH',
    path: '/api/claim/decide',
    summary:
      'Decides an open claim by how many of its stems are accepted: these are charged no more, and what was paid for them is credited to the buyer. For staff',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    body: z.object({
      _id: id,
      /** Stems; none declines the claim. */
      accepted: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      /** The buyer reads it; owed unless all stems are accepted. */
      reason: z.prefault(z.string().check(z.trim(), z.maxLength(maxLengths.claimComment)), ''),
    }),
    response: claimToDecide,
    errors: [...keyedErrors, 'not-permitted', 'not-found', 'claim-refused', 'account-frozen'],
  }),
  claimRates: defineEndpoint({
    method: 'GET',
    path: '/api/claim/rates',
    summary: 'How much of what each plantation delivered was claimed, and with what success. For staff',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(
      z.object({
        _id: id,
        name: z.string(),
        /** Stems. */
        delivered: z.int(),
        claimed: z.int(),
        accepted: z.int(),
        /** Accepted of delivered stems, basis points; null where nothing was delivered. */
        rateBp: z.nullable(z.int()),
      }),
    ),
    errors: [...sessionErrors, 'not-permitted'],
  }),
}
