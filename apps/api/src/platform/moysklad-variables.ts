import * as z from 'zod/mini'

/** The operator's account at MoySklad. */
export interface MoyskladSettings {
  /** Without a slash at its end. */
  readonly url: string
  readonly token: string
  /** Ids of whom orders are written for and to. */
  readonly organization: string
  readonly agent: string
  /** Whose stock is sold; that of all stores without it. */
  readonly store?: string | undefined
  /** The name of the price that is sold at; the first one without it. */
  readonly priceType?: string | undefined
  /** What its hints have to know; none are taken without it. */
  readonly webhookKey?: string | undefined
}

/** The environment variables of the stock system. */
export const moyskladRules = {
  MOYSKLAD_URL: {
    schema: z.url({ protocol: /^https?$/u }),
    expected: 'an address like https://api.moysklad.ru/api/remap/1.2',
  },
  MOYSKLAD_TOKEN: { schema: z.string().check(z.regex(/^[\w-]{1,200}$/u)), expected: 'a token of MoySklad' },
  MOYSKLAD_ORGANIZATION: { schema: z.uuid(), expected: 'the id of an organization' },
  MOYSKLAD_AGENT: { schema: z.uuid(), expected: 'the id of a counterparty' },
  MOYSKLAD_STORE: { schema: z.uuid(), expected: 'the id of a store' },
  MOYSKLAD_PRICE_TYPE: { schema: z.string().check(z.maxLength(200)), expected: 'the name of a price type' },
  MOYSKLAD_WEBHOOK_KEY: {
    schema: z.string().check(z.regex(/^[\w-]{32,200}$/u)),
    expected: '32 letters and digits or more',
  },
}

/** What decides on the account besides whom it is of. */
type Extra = 'MOYSKLAD_URL' | 'MOYSKLAD_STORE' | 'MOYSKLAD_PRICE_TYPE' | 'MOYSKLAD_WEBHOOK_KEY'

/** The operator's account by the environment. */
export function readMoysklad(
  read: (name: Extra) => string | undefined,
  token: string,
  [organization, agent]: readonly [organization: string, agent: string],
): MoyskladSettings {
  return {
    url: read('MOYSKLAD_URL') ?? 'https://api.moysklad.ru/api/remap/1.2',
    token,
    organization,
    agent,
    store: read('MOYSKLAD_STORE'),
    priceType: read('MOYSKLAD_PRICE_TYPE'),
    webhookKey: read('MOYSKLAD_WEBHOOK_KEY'),
  }
}
