import * as z from 'zod/mini'
import {
  incomingMethods,
  secondFactorRequirements,
  verificationRequirements,
} from '@flower-market/flower-domain'
import type { OperatorSettingName, OperatorSettings } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths, topUpLimits } from './limits.ts'
import { id, isoMoment, minor } from './primitives.ts'
import { checkedRequisites, contactsOfOperator, sellerRequisites, signatoryOfOperator } from './requisites.ts'

const basisPoints = z.int().check(z.minimum(0), z.maximum(5000))
const kopecks = minor.check(z.minimum(0), z.maximum(100_000_000_000))

/** Why something was decided. */
export const decisionReason = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(maxLengths.settingReason))

/** What each setting of the operator may hold. */
export const operatorSettingSchemas = {
  incomingMethods: z
    .array(z.enum(incomingMethods))
    .check(z.refine((methods) => new Set(methods).size === methods.length)),
  cashLimit: minor.check(z.minimum(topUpLimits.CASH.min), z.maximum(topUpLimits.CASH.max)),
  exchangeTerms: z.object({ spreadBp: basisPoints, commissionBp: basisPoints }),
  verification: z.enum(verificationRequirements),
  vatBp: z.nullable(basisPoints),
  hasTransfers: z.boolean(),
  unpaidLimits: z.object({ unverified: kopecks, approved: kopecks }),
  claimHours: z.int().check(z.minimum(0), z.maximum(720)),
  staffSecondFactor: z.enum(secondFactorRequirements),
  requisites: checkedRequisites,
  signatory: signatoryOfOperator,
  contacts: contactsOfOperator,
} satisfies { readonly [N in OperatorSettingName]: z.ZodMiniType<OperatorSettings[N]> }

/** One decision: what holds from when, who decided it when and why. Nobody (null) is the server's environment. */
function change<S extends z.ZodMiniType>(value: S) {
  return z.object({
    value,
    holdsFrom: isoMoment,
    setAt: isoMoment,
    setBy: z.nullable(z.object({ _id: id, name: z.string() })),
    reason: z.string(),
  })
}

/** A setting with what holds now and its latest decisions, the last made first; those of the future are among them. */
function setting<S extends z.ZodMiniType>(value: S) {
  return z.object({
    value,
    /** How many decisions there are about it. */
    version: z.int(),
    changes: z.array(change(value)),
  })
}

function decision<N extends OperatorSettingName>(name: N) {
  return z.object({
    name: z.literal(name),
    value: operatorSettingSchemas[name],
    /** That of the setting that was read: where somebody has decided since, nothing is (`record-changed`). Absent, none was read. */
    version: z.optional(z.int().check(z.minimum(0))),
    /** Not in the past, which has been decided by; absent, it holds at once. */
    holdsFrom: z.optional(isoMoment),
    reason: decisionReason,
  })
}

export const operatorSettingsContract = {
  operatorSettings: defineEndpoint({
    method: 'GET',
    path: '/api/settings/operator',
    summary: "The operator's settings: what holds now, and who decided what, when and why. For staff",
    origin: 'extension',
    access: 'signed-in',
    response: z.object({
      incomingMethods: setting(operatorSettingSchemas.incomingMethods),
      cashLimit: setting(operatorSettingSchemas.cashLimit),
      exchangeTerms: setting(operatorSettingSchemas.exchangeTerms),
      verification: setting(operatorSettingSchemas.verification),
      vatBp: setting(operatorSettingSchemas.vatBp),
      hasTransfers: setting(operatorSettingSchemas.hasTransfers),
      unpaidLimits: setting(operatorSettingSchemas.unpaidLimits),
      claimHours: setting(operatorSettingSchemas.claimHours),
      staffSecondFactor: setting(operatorSettingSchemas.staffSecondFactor),
      /** These are null until somebody has decided them, and never again. */
      requisites: z.extend(setting(sellerRequisites), { value: z.nullable(sellerRequisites) }),
      signatory: z.extend(setting(signatoryOfOperator), { value: z.nullable(signatoryOfOperator) }),
      contacts: z.extend(setting(contactsOfOperator), { value: z.nullable(contactsOfOperator) }),
    }),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  operatorSettingSet: defineEndpoint({
    method: 'POST',
    path: '/api/settings/operator',
    summary:
      "Decides one of the operator's settings from a moment on; what was decided before stays written. For staff",
    origin: 'extension',
    access: 'signed-in',
    body: z.discriminatedUnion('name', [
      decision('incomingMethods'),
      decision('cashLimit'),
      decision('exchangeTerms'),
      decision('verification'),
      decision('vatBp'),
      decision('hasTransfers'),
      decision('unpaidLimits'),
      decision('claimHours'),
      decision('staffSecondFactor'),
      decision('requisites'),
      decision('signatory'),
      decision('contacts'),
    ]),
    /** From when it holds. */
    response: z.object({ name: z.string(), holdsFrom: isoMoment }),
    errors: [...sessionErrors, 'csrf-failed', 'not-permitted', 'record-changed'],
  }),
}
