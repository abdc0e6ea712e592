import * as z from 'zod/mini'
import { fiscalReceiptPatterns, isReceiptTime } from '@flower-market/flower-domain'
import { minor } from './primitives.ts'

/** The fiscal data of a receipt that proves a payment. */
export const receiptFacts = {
  /** Kopecks. */
  sum: minor,
  /** By the clock of the cash register, `YYYY-MM-DDTHH:MM:SS`. */
  localTime: z.string(),
  fiscalDrive: z.string(),
  document: z.string(),
  fiscalSign: z.string(),
}

const { fiscalDrive, document, fiscalSign } = fiscalReceiptPatterns

/** The same, typed from the paper. */
export const enteredReceipt = z.object({
  sum: minor.check(z.positive()),
  localTime: z.string().check(z.maxLength(19), z.refine(isReceiptTime)),
  fiscalDrive: z.string().check(z.regex(fiscalDrive)),
  document: z.string().check(z.regex(document)),
  fiscalSign: z.string().check(z.regex(fiscalSign)),
})
