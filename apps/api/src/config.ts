import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** What the environment decides, read once at the start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database and its logs. */
  readonly dataDir: string
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined
  /** The built shop; pages are not served where it is missing. */
  readonly webDist: string
  /** The built Storybook; `/storybook` is a page like any unknown one where it is missing. */
  readonly storybookDist: string
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** The address that browsers use; when it is https, cookies are marked Secure. */
  readonly publicOrigin: string | undefined
  /** Whether the address of a client comes from a reverse proxy's `X-Forwarded-For`. */
  readonly isBehindProxy: boolean
  /** Whether demo people, lots and orders are seeded. */
  readonly hasDemo: boolean
  /** Requests a minute that one address may make; 0 is no limit. */
  readonly requestsPerMinute: number
}

/** A setting cannot be used; `message` is one sentence for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/u)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(from), z.maximum(to))),
  )
const onOff = z.enum(['on', 'off'])

const rules = {
  PORT: { schema: wholeNumber(0, 65_535), expected: 'a port from 0 to 65535' },
  HOST: { schema: z.string().check(z.minLength(1)), expected: 'a host name or address' },
  DATA_DIR: { schema: z.string().check(z.minLength(1)), expected: 'a folder' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/u }),
    expected: 'an address like postgres://user@host:5432/database',
  },
  WEB_DIST: { schema: z.string().check(z.minLength(1)), expected: 'the folder of the built shop' },
  STORYBOOK_DIST: {
    schema: z.string().check(z.minLength(1)),
    expected: 'the folder of the built Storybook',
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS), expected: `one of ${LOG_LEVELS.join(', ')}` },
  PUBLIC_ORIGIN: {
    schema: z
      .url({ protocol: /^https?$/u })
      .check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value)),
    expected: 'an origin like https://shop.example, without a path',
  },
  TRUST_PROXY: { schema: onOff, expected: 'on or off' },
  DEMO: { schema: onOff, expected: 'on or off' },
  REQUESTS_PER_MINUTE: { schema: wholeNumber(0, 1_000_000), expected: 'a whole number, 0 for no limit' },
}

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
    // An address may hold a password.
    const shown = name === 'DATABASE_URL' ? 'its value' : JSON.stringify(value)
    throw new ConfigError(`The setting ${name} must be ${expected}; ${shown} is not.`)
  }
  return {
    port: read('PORT') ?? 3000,
    host: read('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl: read('DATABASE_URL'),
    webDist: path.resolve(read('WEB_DIST') ?? fileURLToPath(new URL('../../web/dist', import.meta.url))),
    storybookDist: path.resolve(
      read('STORYBOOK_DIST') ?? fileURLToPath(new URL('../../../dist-storybook', import.meta.url)),
    ),
    logLevel: read('LOG_LEVEL') ?? 'info',
    publicOrigin: read('PUBLIC_ORIGIN'),
    isBehindProxy: read('TRUST_PROXY') === 'on',
    hasDemo: read('DEMO') !== 'off',
    requestsPerMinute: read('REQUESTS_PER_MINUTE') ?? 3000,
  }
}
