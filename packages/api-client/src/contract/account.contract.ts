import * as z from 'zod/mini'
import { walletTypes } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, minor } from './primitives.ts'

/** A balance in one currency; `amount` in its minor units, reserved amounts subtracted. */
const account = z.object({
  _id: id,
  amount: minor,
  /** What is reserved for what is under way, a transfer that waits for the bank for instance. */
  reserved: minor,
  type: z.enum(walletTypes),
  /** What the person calls it; empty where they have not named it. */
  name: z.string(),
  /** Shown in the wallet panel; at most one is. */
  isDefault: z.boolean(),
  /** When it was last proven against its postings; null where it never was, and while it differs from them. */
  provenAt: z.nullable(isoMoment),
})

export const accountContract = {
  accountList: defineEndpoint({
    method: 'GET',
    path: '/api/account/list',
    summary: "The signed-in person's balances",
    origin: 'specification',
    access: 'signed-in',
    response: z.array(account),
    errors: sessionErrors,
  }),
  accountListOf: defineEndpoint({
    method: 'GET',
    path: '/api/account/list/:id',
    summary: "A person's balances: one's own, or anybody's for staff",
    origin: 'specification',
    access: 'signed-in',
    params: z.object({ id }),
    response: z.array(account),
    errors: [...sessionErrors, 'not-found'],
  }),
  accountUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/account/update',
    summary:
      "Opens one's account in a currency where there is none, names it, makes it the default one or not",
    origin: 'specification',
    access: 'signed-in',
    body: z.object({
      type: z.enum(walletTypes),
      name: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.accountName))),
      isDefault: z.optional(z.boolean()),
    }),
    response: z.array(account),
    errors: [...sessionErrors, 'csrf-failed'],
  }),
}
