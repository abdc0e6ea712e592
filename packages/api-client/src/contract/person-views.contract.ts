import {
  countryCodes,
  maxPercentageBp,
  orderKinds,
  orderStatuses,
  paymentStatuses,
  roles,
  supportedLocales,
  verificationStatuses,
  walletTypes,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { id, isoDate, isoMoment, minor } from './primitives.ts'

const basisPoints = z.int().check(z.minimum(0), z.maximum(maxPercentageBp))

/** A margin or a share: basis points (1% = 100) of each part of a price. */
export const percentages = z.object({
  priceBp: basisPoints,
  deliveryToWarehouseBp: basisPoints,
  deliveryToRegionBp: basisPoints,
  deliveryToCityBp: basisPoints,
})

const name = {
  _id: id,
  name: z.string(),
  surname: z.string(),
  company: z.string(),
  registeredAt: isoMoment,
}

const contacts = {
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  avatar: z.nullable(z.string()),
}

/** A referred person in the list of an agent: nothing to reach them by, nothing of what they own. */
const referredSummary = z.object({
  view: z.literal('referred'),
  ...name,
  /** What the agent earns; null, which is nothing, until staff set it. */
  share: z.nullable(percentages),
})

/** A client in the list of a broker. */
const clientSummary = z.object({
  view: z.literal('client'),
  ...name,
  ...contacts,
  /** What the client pays on top; null is nothing. */
  margin: z.nullable(percentages),
  /** Where a verification is required, whoever is not verified can be ordered for by nobody. */
  verification: z.enum(verificationStatuses),
})

/** A person in the list of staff. */
export const staffSummary = z.object({
  view: z.literal('staff'),
  ...name,
  ...contacts,
  role: z.enum(roles),
  verification: z.enum(verificationStatuses),
  isBlocked: z.boolean(),
  margin: z.nullable(percentages),
  share: z.nullable(percentages),
})

/** A person in a list: `view` says for whom the fields were chosen. */
export const personSummary = z.discriminatedUnion('view', [referredSummary, clientSummary, staffSummary])

/** What a referred person ordered in a calendar month, Moscow time, summed up. Amounts in kopecks. */
const referredMonth = z.object({
  /** Its first day. */
  month: isoDate,
  /** Those that were neither canceled nor returned. */
  orders: z.int(),
  sum: minor,
  /** The agent's share of the agreed lines and of delivery: of orders that are not fulfilled yet, and of those that are. */
  expected: minor,
  earned: minor,
})

export const clientOrder = z.object({
  _id: id,
  kind: z.enum(orderKinds),
  number: z.int(),
  issueDate: isoMoment,
  deliveryFrom: isoDate,
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  sum: minor,
  /** The broker's margin of what is charged; expected until the order is fulfilled, none once it is canceled or returned. */
  earnings: minor,
  earningsState: z.enum(['none', 'expected', 'fulfilled']),
})

const referredPerson = z.extend(referredSummary, {
  /** The newest first. */
  months: z.array(referredMonth),
})

const clientPerson = z.extend(clientSummary, {
  country: z.enum(countryCodes),
  address: z.string(),
  index: z.string(),
  site: z.string(),
  /** The id of a region. */
  region: z.string(),
  deliveryCity: z.nullable(z.string()),
  deliveryDay: z.nullable(z.int()),
  /** The newest ones. */
  orders: z.array(clientOrder),
})

export const verification = z.object({
  status: z.enum(verificationStatuses),
  /** The reason for the rejection, written by the reviewer. */
  comment: z.string(),
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  address: z.string(),
  index: z.string(),
  /** When the review was last requested. */
  askedAt: z.nullable(isoMoment),
})

/** Everything that people read about themselves: no margin and no share. Texts are empty where nothing was filled in. */
export const ownUser = z.object({
  _id: id,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(roles),
  company: z.string(),
  /** Digits with the country code; empty where there is none. */
  phone: z.string(),
  isPhoneVerified: z.boolean(),
  country: z.enum(countryCodes),
  city: z.string(),
  address: z.string(),
  /** Postal code. */
  index: z.string(),
  site: z.string(),
  inn: z.string(),
  /** Reason code of tax registration; a sole proprietor has none. */
  kpp: z.string(),
  /** As documents name it. */
  legalAddress: z.string(),
  locale: z.enum(supportedLocales),
  /** The id of a region. */
  region: z.string(),
  deliveryCity: z.nullable(z.string()),
  /** The preferred delivery weekday: 1 Monday … 7 Sunday. */
  deliveryDay: z.nullable(z.int().check(z.minimum(1), z.maximum(7))),
  /** In minor units by currency. */
  balances: z.array(z.object({ _id: id, amount: minor, type: z.enum(walletTypes) })),
  /** The code of the person's own referral link (`/signup?referral=…`). */
  referral: z.string(),
  verification,
  registeredAt: isoMoment,
})

/** A person as staff read them: all that people read of themselves, and their percentages. */
const staffPerson = z.extend(ownUser, {
  view: z.literal('staff'),
  margin: z.nullable(percentages),
  share: z.nullable(percentages),
})

/** A person in full: `view` says for whom the fields were chosen. */
export const personView = z.discriminatedUnion('view', [referredPerson, clientPerson, staffPerson])
