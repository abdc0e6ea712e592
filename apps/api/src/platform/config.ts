import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isTronAddress, type OperatorSettings } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { fileStoreRules } from './file-store-variables.ts'
import { moyskladRules, readMoysklad, type MoyskladSettings } from './moysklad-variables.ts'
import {
  missingDatabase,
  operationRules,
  readOperation,
  type OperationSettings,
} from './operation-variables.ts'
import { readSettingSeeds, settingRules } from './setting-variables.ts'
import type { TBankSettings } from './ports/cards/t-bank.ts'
import type { AtolSettings } from './ports/fiscal/atol-online.ts'
import type { S3Settings } from './ports/files/s3-files.ts'
import type { SmsRuSettings } from './ports/sms/sms-ru.ts'
import { databaseUrl } from './database/servers/database-url.ts'
import { trustedProxies, type TrustedProxies } from './http/trusted-proxies.ts'
import type { TronGridSettings } from './ports/crypto/tron-grid.ts'

/** What the environment decides, read once at startup. */
export interface Config extends OperationSettings {
  readonly port: number
  readonly host: string
  /** Where the staff's app listens: beside the shop, or where the system chooses. */
  readonly adminPort: number
  /** Folder of the embedded database and its logs. */
  readonly dataDir: string
  /** A PostgreSQL to use instead of the embedded one, or several servers, of which one is the primary. */
  readonly databaseUrl: string | undefined
  /** The built shop; pages are not served where it is missing. */
  readonly webDist: string
  /** The built app of the staff; its pages are not served where it is missing. */
  readonly adminDist: string
  /** The built Storybook; `/storybook` is a page like any unknown one where it is missing. */
  readonly storybookDist: string
  readonly logLevel: (typeof logLevels)[number]
  /** The address that browsers use; when it is https, cookies are marked Secure. */
  readonly publicOrigin: string | undefined
  /** The reverse proxies whose `X-Forwarded-For` tells the address of a client. */
  readonly trustedProxies: TrustedProxies
  /** Whether demo people, lots and orders are seeded. */
  readonly hasDemo: boolean
  /** Requests a minute that one address may make; 0 is no limit. */
  readonly requestsPerMinute: number
  /** Whether what no provider sends is kept in the sandbox inbox, which everybody may read. */
  readonly hasSandbox: boolean
  readonly mail: MailSettings | undefined
  readonly smsRu: SmsRuSettings | undefined
  readonly zvonok: ZvonokSettings | undefined
  readonly tBank: TBankSettings | undefined
  readonly atol: AtolSettings | undefined
  readonly moysklad: MoyskladSettings | undefined
  /** Where files are kept; in the database without it. */
  readonly fileStore: S3Settings | undefined
  /** The central bank's daily rates; the embedded sample without it. */
  readonly centralBankUrl: string | undefined
  /** Where USDT arrives and how the network is read; without it the operator takes none, but in the sandbox. */
  readonly tronGrid: TronGridSettings | undefined
  /** Where errors are reported to; nowhere without it. */
  readonly sentryDsn: string | undefined
  /** Where browsers find the staff's app, on another origin than the shop; its own port where neither has a public address. */
  readonly adminAddress: string | undefined
  /** Whether Safari gets the warning of the specification instead of the shop. */
  readonly hasSafariWarning: boolean
  /** What the operator's settings begin with where nothing is stored. */
  readonly settings: Partial<OperatorSettings>
}

/** The operator's mail server. */
export interface MailSettings {
  /** `smtps://` for TLS from the start, `smtp://` for STARTTLS, `?tls=none` for neither. */
  readonly url: string
  /** An address, with or without a name before it. */
  readonly from: string
}

/** The operator's account at Zvonok. */
export interface ZvonokSettings {
  readonly url: string
  readonly publicKey: string
  readonly campaignId: string
}

/** A setting cannot be used; `message` is one sentence for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

function wholeNumber(from: number, to: number) {
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/u)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from), z.maximum(to))),
  )
}
/** Tag 1055, as the till writes it. */
const taxSystems = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] as const
const onOff = z.enum(['on', 'off'])
const webAddress = z.url({ protocol: /^https?$/u })
const secret = z.string().check(z.regex(/^[\w-]{1,200}$/u))

const rules = {
  PORT: { schema: wholeNumber(0, 65_535), expected: 'a port from 0 to 65535' },
  ADMIN_PORT: { schema: wholeNumber(0, 65_535), expected: 'a port from 0 to 65535' },
  HOST: { schema: z.string().check(z.minLength(1)), expected: 'a host name or address' },
  DATA_DIR: { schema: z.string().check(z.minLength(1)), expected: 'a folder' },
  DATABASE_URL: {
    schema: databaseUrl,
    expected: 'an address like postgres://user@host:5432/database, or postgres://user@one,two/database',
  },
  WEB_DIST: { schema: z.string().check(z.minLength(1)), expected: 'the folder of the built shop' },
  ADMIN_DIST: { schema: z.string().check(z.minLength(1)), expected: 'a folder' },
  STORYBOOK_DIST: { schema: z.string().check(z.minLength(1)), expected: 'a folder' },
  LOG_LEVEL: { schema: z.enum(logLevels), expected: `one of ${logLevels.join(', ')}` },
  PUBLIC_ORIGIN: {
    schema: webAddress.check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value)),
    expected: 'an origin like https://shop.example, without a path',
  },
  TRUST_PROXY: {
    schema: trustedProxies,
    expected:
      'off, the number of proxies before the server (10 at the most), or their addresses and networks like 10.0.0.0/8',
  },
  DEMO: { schema: onOff, expected: 'on or off' },
  REQUESTS_PER_MINUTE: { schema: wholeNumber(0, 1_000_000), expected: 'a whole number, 0 for no limit' },
  SANDBOX: { schema: onOff, expected: 'on or off' },
  MAIL_URL: {
    schema: z.url({ protocol: /^smtps?$/u }).check(z.regex(/^[^?#]+(?:\?tls=none)?$/u)),
    expected: 'an address like smtps://user:password@mail.example:465',
  },
  MAIL_FROM: {
    schema: z.string().check(z.regex(/^(?:[^<>\p{Cc}]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u)),
    expected: 'an address like Flower Market <orders@shop.example>',
  },
  SMS_RU_URL: { schema: webAddress, expected: 'an address like https://sms.ru' },
  SMS_RU_API_ID: { schema: secret, expected: 'the api_id that SMS.ru shows' },
  ZVONOK_URL: {
    schema: webAddress,
    expected: 'an address like https://zvonok.com/manager/cabapi_external/api/v1',
  },
  ZVONOK_PUBLIC_KEY: { schema: secret, expected: 'the public_key that Zvonok shows' },
  ZVONOK_CAMPAIGN_ID: {
    schema: z.string().check(z.regex(/^\d{1,20}$/u)),
    expected: 'the number of a campaign',
  },
  T_BANK_URL: { schema: webAddress, expected: 'an address like https://securepay.tinkoff.ru/v2' },
  T_BANK_TERMINAL_KEY: { schema: secret, expected: 'the TerminalKey of the terminal' },
  T_BANK_PASSWORD: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/u)),
    expected: 'the password of the terminal',
  },
  ATOL_URL: { schema: webAddress, expected: 'an address like https://online.atol.ru/possystem/v4' },
  ATOL_LOGIN: { schema: secret, expected: 'the login of the till' },
  ATOL_PASSWORD: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/u)),
    expected: 'the password of the till',
  },
  ATOL_GROUP: { schema: secret, expected: 'the code of a group of tills' },
  ATOL_TAX_SYSTEM: { schema: z.enum(taxSystems), expected: `one of ${taxSystems.join(', ')}` },
  ...moyskladRules,
  CENTRAL_BANK_URL: {
    schema: webAddress,
    expected: 'an address like https://www.cbr.ru/scripts/XML_daily.asp',
  },
  CRYPTO_ADDRESS: {
    schema: z.string().check(z.refine(isTronAddress)),
    expected: 'an address of the Tron network, 34 characters with a right checksum',
  },
  TRON_GRID_URL: { schema: webAddress, expected: 'an address like https://api.trongrid.io' },
  TRON_GRID_API_KEY: { schema: secret, expected: 'the key that TronGrid shows' },
  SENTRY_DSN: {
    schema: z.string().check(z.regex(/^https?:\/\/\w+@[\w.:-]+(?:\/[\w-]+)*\/\d+$/u)),
    expected: 'an address like https://key@sentry.example/1',
  },
  ADMIN_ADDRESS: { schema: webAddress, expected: 'an address like https://admin.shop.example' },
  SAFARI_WARNING: { schema: onOff, expected: 'on or off' },
  ...fileStoreRules,
  ...operationRules,
  ...settingRules,
}

/** Whether browsers reach the shop over https. */
export function isSecure({ publicOrigin }: Config): boolean {
  return publicOrigin?.startsWith('https:') === true
}

/** Settings that may hold a secret: no message repeats their values. */
const secrets: ReadonlySet<string> = new Set<Setting>([
  'DATABASE_URL',
  'MAIL_URL',
  'SMS_RU_API_ID',
  'ZVONOK_PUBLIC_KEY',
  'T_BANK_PASSWORD',
  'ATOL_PASSWORD',
  'MOYSKLAD_TOKEN',
  'MOYSKLAD_WEBHOOK_KEY',
  'TRON_GRID_API_KEY',
  'FILES_S3_SECRET',
  'SENTRY_DSN',
  'BACKUP_IDENTITY',
  'METRICS_TOKEN',
])

type Environment = Readonly<Record<string, string | undefined>>
type Setting = keyof typeof rules

/** Reads the settings; an empty variable counts as absent. Throws `ConfigError` for a value that cannot be used. */
export function readConfig(environment: Environment): Config {
  const read = <S extends Setting>(name: S): z.output<(typeof rules)[S]['schema']> | undefined => {
    const value = environment[name]
    if (value === undefined || value === '') return undefined
    const { schema, expected } = rules[name]
    const parsed = z.safeParse(schema as z.ZodMiniType, value)
    if (parsed.success) return parsed.data as z.output<(typeof rules)[S]['schema']>
    const shown = secrets.has(name) ? 'its value' : JSON.stringify(value)
    throw new ConfigError(`The setting ${name} must be ${expected}; ${shown} is not.`)
  }
  /** Both or neither. */
  const readPair = <A extends Setting, B extends Setting>(first: A, second: B) => {
    const [one, other] = [read(first), read(second)]
    if (one !== undefined && other !== undefined) return [one, other] as const
    if (one === undefined && other === undefined) return undefined
    const [missing, given] = one === undefined ? [first, second] : [second, first]
    throw new ConfigError(`The setting ${missing} is needed as well, because ${given} is set.`)
  }
  const hasDemo = read('DEMO') !== 'off'
  const publicOrigin = read('PUBLIC_ORIGIN')
  const mail = readPair('MAIL_URL', 'MAIL_FROM')
  const smsRuUrl = read('SMS_RU_URL') ?? 'https://sms.ru'
  const smsRuApiId = read('SMS_RU_API_ID')
  const zvonokUrl = read('ZVONOK_URL') ?? 'https://zvonok.com/manager/cabapi_external/api/v1'
  const zvonok = readPair('ZVONOK_PUBLIC_KEY', 'ZVONOK_CAMPAIGN_ID')
  const tBankUrl = read('T_BANK_URL') ?? 'https://securepay.tinkoff.ru/v2'
  const tBank = readPair('T_BANK_TERMINAL_KEY', 'T_BANK_PASSWORD')
  const readAtol = (): AtolSettings | undefined => {
    const account = readPair('ATOL_LOGIN', 'ATOL_PASSWORD')
    const tills = readPair('ATOL_LOGIN', 'ATOL_GROUP')
    const url = read('ATOL_URL') ?? 'https://online.atol.ru/possystem/v4'
    const sno = read('ATOL_TAX_SYSTEM') ?? 'osn'
    if (account === undefined || tills === undefined) return undefined
    const [[login, password], [, group]] = [account, tills]
    return { url, login, password, group, sno, site: publicOrigin ?? '' }
  }
  const moyskladAccount = readPair('MOYSKLAD_TOKEN', 'MOYSKLAD_ORGANIZATION')
  const moyskladParties = readPair('MOYSKLAD_ORGANIZATION', 'MOYSKLAD_AGENT')
  const bucketUrl = readPair('FILES_S3_URL', 'FILES_S3_KEY_ID')
  const bucketKey = readPair('FILES_S3_KEY_ID', 'FILES_S3_SECRET')
  const region = read('FILES_S3_REGION') ?? 'us-east-1'
  const cryptoAddress = read('CRYPTO_ADDRESS')
  const tron = { url: read('TRON_GRID_URL') ?? 'https://api.trongrid.io', apiKey: read('TRON_GRID_API_KEY') }
  const adminAddress = read('ADMIN_ADDRESS')
  if (adminAddress !== undefined && new URL(adminAddress).origin === publicOrigin) {
    throw new ConfigError('The setting ADMIN_ADDRESS must be on another origin than PUBLIC_ORIGIN.')
  }
  const folder = (name: 'WEB_DIST' | 'ADMIN_DIST' | 'STORYBOOK_DIST', beside: string): string =>
    path.resolve(read(name) ?? fileURLToPath(new URL(beside, import.meta.url)))
  const port = read('PORT') ?? 3000
  const operation = readOperation(read)
  const missing = missingDatabase(operation, read('DATABASE_URL'))
  if (missing !== null) throw new ConfigError(missing)
  return {
    port,
    adminPort: read('ADMIN_PORT') ?? (port === 0 ? 0 : (port + 1) % 65_536),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL'),
    webDist: folder('WEB_DIST', '../../../web/dist'),
    adminDist: folder('ADMIN_DIST', '../../../admin/dist'),
    storybookDist: folder('STORYBOOK_DIST', '../../../../dist-storybook'),
    logLevel: read('LOG_LEVEL') ?? 'info',
    publicOrigin,
    trustedProxies: read('TRUST_PROXY') ?? 0,
    hasDemo,
    requestsPerMinute: read('REQUESTS_PER_MINUTE') ?? 3000,
    hasSandbox: (read('SANDBOX') ?? (hasDemo ? 'on' : 'off')) === 'on',
    mail: mail && { url: mail[0], from: mail[1] },
    smsRu: smsRuApiId === undefined ? undefined : { url: smsRuUrl, apiId: smsRuApiId },
    zvonok: zvonok && { url: zvonokUrl, publicKey: zvonok[0], campaignId: zvonok[1] },
    tBank: tBank && { url: tBankUrl, terminalKey: tBank[0], password: tBank[1] },
    atol: readAtol(),
    moysklad: moyskladAccount && moyskladParties && readMoysklad(read, moyskladAccount[0], moyskladParties),
    fileStore: bucketUrl &&
      bucketKey && { url: bucketUrl[0], region, accessKeyId: bucketKey[0], secretAccessKey: bucketKey[1] },
    centralBankUrl: read('CENTRAL_BANK_URL'),
    tronGrid: cryptoAddress === undefined ? undefined : { ...tron, address: cryptoAddress },
    sentryDsn: read('SENTRY_DSN'),
    adminAddress,
    hasSafariWarning: read('SAFARI_WARNING') !== 'off',
    ...operation,
    settings: readSettingSeeds(read, hasDemo),
  }
}
