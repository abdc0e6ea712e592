import * as z from 'zod/mini'
import { walletTypes } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { id, minor } from './primitives.ts'

/** A balance in one currency; `amount` in its minor units, reserved amounts subtracted. */
const account = z.object({ _id: id, amount: minor, type: z.enum(walletTypes) })

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
}
