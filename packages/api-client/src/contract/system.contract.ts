import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothing } from './primitives.ts'

/** A stack of the greatest length, whatever its alphabet and however it is escaped. */
const reportLimitBytes = 64 * 1024

/** Null is what the operator has not said. */
const operatorParty = z.object({
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The numbers by which the company is found in the registers. */
  registration: z.nullable(z.string()),
})

export const systemContract = {
  live: defineEndpoint({
    method: 'GET',
    path: '/api/live',
    summary: 'The process is alive',
    origin: 'extension',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/api/ready',
    summary: 'The database takes writes, its schema is current and its disk has room; 503 otherwise',
    origin: 'extension',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  }),
  shopSettings: defineEndpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'What the operator has set and every page needs to know',
    origin: 'extension',
    access: 'public',
    response: z.object({
      /** Whether Safari gets the warning of the specification instead of the shop. */
      hasSafariWarning: z.boolean(),
      /** Whether mails, codes and calls are stored in the sandbox inbox instead of being sent. */
      hasSandboxInbox: z.boolean(),
      /** Whether orders, transfers and exchanges need an approved verification. */
      isVerificationRequired: z.boolean(),
      /** The address of the staff site; null when it is not set. */
      adminAddress: z.nullable(z.string()),
      /** Who runs the shop, as pages of each language name them. */
      operator: z.object({ ru: operatorParty, en: operatorParty }),
    }),
    errors: [],
  }),
  errorReport: defineEndpoint({
    method: 'POST',
    path: '/api/errors',
    summary: 'Report an error of a page to the operator; nothing about the person goes along',
    origin: 'extension',
    access: 'public',
    bodyLimitBytes: reportLimitBytes,
    body: z.object({
      name: z.string().check(z.maxLength(100)),
      message: z.string().check(z.maxLength(1000)),
      stack: z.prefault(z.string().check(z.maxLength(8000)), ''),
      /** The route's pattern, without ids and query. */
      page: z.string().check(z.maxLength(200)),
      /** At most 500 characters. */
      userAgent: z.string().check(z.maxLength(500)),
    }),
    response: nothing,
    errors: ['csrf-failed'],
  }),
}
