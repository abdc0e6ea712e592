import {
  incomingMethods,
  secondFactorRequirements,
  verificationRequirements,
  type OperatorSettingName,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import type { CompositeSetting } from './setting-parts.ts'

/** A setting that the log shows as one value. */
export type PlainSetting = Exclude<OperatorSettingName, CompositeSetting>

type Check = (value: unknown) => boolean

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

function isOneOf(known: readonly unknown[]): Check {
  return (value) => known.includes(value)
}

function hasNumbers(...names: readonly string[]): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => isNumber((value as Readonly<Record<string, unknown>>)[name]))
}

/** What a value is checked by: the log keeps those of other versions, whose shape may be another. */
const checks: Readonly<Record<PlainSetting, Check>> = {
  incomingMethods: (value) => Array.isArray(value) && value.every(isOneOf(incomingMethods)),
  cashLimit: isNumber,
  exchangeTerms: hasNumbers('spreadBp', 'commissionBp'),
  verification: isOneOf(verificationRequirements),
  vatBp: (value) => value === null || isNumber(value),
  hasTransfers: isOneOf([true, false]),
  unpaidLimits: hasNumbers('unverified', 'approved'),
  claimHours: isNumber,
  staffSecondFactor: isOneOf(secondFactorRequirements),
}

/** Whether a setting is shown as one value. */
export function isPlainSetting(name: string): name is PlainSetting {
  return Object.hasOwn(checks, name)
}

/** Whether a value has the shape that the setting has in this version. */
export function isSettingValue<N extends PlainSetting>(
  name: N,
  value: unknown,
): value is OperatorSettings[N] {
  return checks[name](value)
}
