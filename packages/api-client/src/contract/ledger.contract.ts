import * as z from 'zod/mini'
import { currencies } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { id } from './primitives.ts'

export const ledgerContract = {
  ledgerProve: defineEndpoint({
    method: 'POST',
    path: '/api/ledger/prove',
    summary: 'Proves every balance against its postings, as every night; what differs is frozen. For staff',
    origin: 'extension',
    access: 'signed-in',
    /** The accounts that differ; `personId` is null for an account of the operator. */
    response: z.object({
      differences: z.array(
        z.object({ accountId: id, personId: z.nullable(id), currency: z.enum(currencies) }),
      ),
    }),
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted'],
  }),
}
