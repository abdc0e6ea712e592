import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { line, phoneDigits } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { buyerQuery, id, minor, nothing } from './primitives.ts'

/** Where an order is brought. Texts are empty where nothing was filled in. */
export const deliveryAddress = z.object({
  /** What the person calls it. */
  label: z.string(),
  region: z.string(),
  city: z.string(),
  street: z.string(),
  /** Postal code. */
  index: z.string(),
  contactPerson: z.string(),
  /** Digits with the country code. */
  phone: z.string(),
  /** When somebody is there. */
  hours: z.string(),
  driverNote: z.string(),
})

const address = z.extend(deliveryAddress, {
  _id: id,
  isDefault: z.boolean(),
  /** What the person pays for delivery around the city, kopecks. */
  cityCost: minor,
})

const label = line(maxLengths.addressLabel)
const index = line(maxLengths.postalCode)
const hours = line(maxLengths.addressHours)
const driverNote = line(maxLengths.driverNote)

/** What every address has. */
const requiredFields = z.object({
  region: line(maxLengths.city).check(z.minLength(1)),
  city: line(maxLengths.city).check(z.minLength(1)),
  street: line(maxLengths.address).check(z.minLength(1)),
  contactPerson: line(maxLengths.fullName).check(z.minLength(1)),
  phone: phoneDigits,
})

const writeErrors = [...sessionErrors, 'csrf-failed'] as const

export const addressesContract = {
  addressList: defineEndpoint({
    method: 'GET',
    path: '/api/address/list',
    summary: "The buyer's address book: the default address first, then the oldest",
    origin: 'extension',
    access: 'signed-in',
    query: buyerQuery,
    response: z.array(address),
    errors: [...sessionErrors, 'not-found'],
  }),
  addressCreate: defineEndpoint({
    method: 'POST',
    path: '/api/address',
    summary:
      "Add an address to one's own book, or a broker to that of a client; the first one becomes the default. An unknown region is `validation-failed`",
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    body: z.extend(requiredFields, {
      label: z.prefault(label, ''),
      index: z.prefault(index, ''),
      hours: z.prefault(hours, ''),
      driverNote: z.prefault(driverNote, ''),
      /** Whose it is; absent, of the person who asks. */
      user: z.optional(id),
    }),
    response: address,
    errors: [
      ...writeErrors,
      'not-found',
      'too-many-addresses',
      'idempotency-key-missing',
      'idempotency-conflict',
    ],
  }),
  addressUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/address/:id',
    summary: 'Change an address or make it the default; what is absent stays, earlier orders keep their copy',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.partial(
      z.extend(requiredFields, { label, index, hours, driverNote, isDefault: z.literal(true) }),
    ),
    response: address,
    errors: [...writeErrors, 'not-found'],
  }),
  addressRemove: defineEndpoint({
    method: 'DELETE',
    path: '/api/address/:id',
    summary:
      'Remove an address; where it was the default, the oldest of the others is. Orders keep their copy',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: nothing,
    errors: [...writeErrors, 'not-found'],
  }),
}
