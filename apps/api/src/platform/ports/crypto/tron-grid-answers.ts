import * as z from 'zod/mini'

const digits = z.string().check(z.regex(/^\d{1,78}$/u))
const hash = z.string().check(z.regex(/^[\da-f]{64}$/u))
const word = z.string().check(z.regex(/^[\da-f]{64}$/u))
const place = z.int().check(z.nonnegative())

/** A page of `GET /v1/accounts/{address}/transactions/trc20`; anything else may stand there as well. */
export const transfersPage = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({
      transaction_id: hash,
      token_info: z.object({
        symbol: z.optional(z.string()),
        address: z.string(),
        decimals: z.optional(z.int().check(z.minimum(0), z.maximum(77))),
      }),
      block_timestamp: place,
      from: z.string(),
      to: z.string(),
      type: z.string(),
      value: digits,
    }),
  ),
  meta: z.optional(z.object({ fingerprint: z.optional(z.string().check(z.maxLength(1000))) })),
})

/** An answer of `POST /wallet/gettransactioninfobyid`; empty for a transaction that no block has yet. */
export const transactionInfo = z.object({
  id: z.optional(hash),
  blockNumber: z.optional(place),
  receipt: z.optional(z.object({ result: z.optional(z.string()) })),
  log: z.optional(
    z.array(
      z.object({
        address: z.string().check(z.regex(/^(?:41)?[\da-f]{40}$/u)),
        topics: z.optional(z.array(word)),
        data: z.optional(z.string().check(z.regex(/^[\da-f]*$/u))),
      }),
    ),
  ),
})

/** An answer of `POST /wallet/getnowblock`. */
export const newestBlock = z.object({
  block_header: z.object({ raw_data: z.object({ number: place }) }),
})

/** One transfer of a page. */
export type ListedTransfer = z.output<typeof transfersPage>['data'][number]

/** What is known of one transaction. */
export type TransactionInfo = z.output<typeof transactionInfo>
