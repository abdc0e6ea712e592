import { operatorSettingSchemas } from '@flower-market/api-client/contract'
import {
  defaultOperatorSettings,
  secondFactorRequirements,
  verificationRequirements,
  type IncomingMethod,
  type OperatorSettingName,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import * as z from 'zod/mini'

const basisPoints = z.pipe(
  z.string().check(z.regex(/^\d{1,4}$/u)),
  z.pipe(z.transform(Number), operatorSettingSchemas.exchangeTerms.shape.spreadBp),
)
const methods = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => (list === 'none' ? [] : (list.split(',') as IncomingMethod[]))),
    operatorSettingSchemas.incomingMethods,
  ),
)
const rubles = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/u)),
  z.pipe(
    z.transform((amount: string) => Number(amount) * 100),
    operatorSettingSchemas.cashLimit,
  ),
)

/** The variables that the operator's settings begin with where nothing is stored. */
export const settingRules = {
  VERIFICATION: { schema: z.enum(verificationRequirements), expected: 'required or optional' },
  PAYMENT_METHODS: {
    schema: methods,
    expected: 'none, or some of QRCODE,CRYPTO,CASH,CARD,CHECK separated by commas',
  },
  CASH_LIMIT_RUBLES: { schema: rubles, expected: 'rubles from 100 to 1000000' },
  EXCHANGE_SPREAD_BP: { schema: basisPoints, expected: 'basis points from 0 to 5000' },
  EXCHANGE_COMMISSION_BP: { schema: basisPoints, expected: 'basis points from 0 to 5000' },
  TRANSFERS: { schema: z.enum(['on', 'off']), expected: 'on or off' },
  VAT_BP: {
    schema: z.union([z.literal('none'), basisPoints]),
    expected: 'none, or basis points from 0 to 5000',
  },
  STAFF_SECOND_FACTOR: { schema: z.enum(secondFactorRequirements), expected: 'required or optional' },
}

type Variable = keyof typeof settingRules

/** Which variables decide a setting. */
export const settingVariables: { readonly [N in OperatorSettingName]: readonly (Variable | 'DEMO')[] } = {
  incomingMethods: ['PAYMENT_METHODS'],
  cashLimit: ['CASH_LIMIT_RUBLES'],
  exchangeTerms: ['EXCHANGE_SPREAD_BP', 'EXCHANGE_COMMISSION_BP'],
  verification: ['VERIFICATION'],
  vatBp: ['VAT_BP'],
  hasTransfers: ['TRANSFERS'],
  unpaidLimits: [],
  claimHours: [],
  staffSecondFactor: ['STAFF_SECOND_FACTOR', 'DEMO'],
  requisites: [],
  signatory: [],
  contacts: [],
}

/** Reads a variable; undefined where it is absent. */
export type ReadVariable = <V extends Variable>(
  name: V,
) => z.output<(typeof settingRules)[V]['schema']> | undefined

/**
 * What the environment says about the operator's settings. Outside of the demo, whose passwords everybody knows, staff
 * need a second factor unless the operator says otherwise.
 */
export function readSettingSeeds(read: ReadVariable, hasDemo: boolean): Partial<OperatorSettings> {
  const staffSecondFactor = read('STAFF_SECOND_FACTOR') ?? (hasDemo ? undefined : 'required')
  const [incomingMethods, cashLimit, verification] = [
    read('PAYMENT_METHODS'),
    read('CASH_LIMIT_RUBLES'),
    read('VERIFICATION'),
  ]
  const [spreadBp, commissionBp] = [read('EXCHANGE_SPREAD_BP'), read('EXCHANGE_COMMISSION_BP')]
  const [vatBp, transfers] = [read('VAT_BP'), read('TRANSFERS')]
  const terms = {
    ...defaultOperatorSettings.exchangeTerms,
    ...(spreadBp !== undefined && { spreadBp }),
    ...(commissionBp !== undefined && { commissionBp }),
  }
  const hasTerms = spreadBp !== undefined || commissionBp !== undefined
  return {
    ...(incomingMethods && { incomingMethods }),
    ...(cashLimit !== undefined && { cashLimit }),
    ...(hasTerms && { exchangeTerms: terms }),
    ...(verification && { verification }),
    ...(transfers && { hasTransfers: transfers === 'on' }),
    ...(vatBp !== undefined && { vatBp: vatBp === 'none' ? null : vatBp }),
    ...(staffSecondFactor && { staffSecondFactor }),
  }
}
