import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment starts the shop of the documentation', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('.data'),
    databaseUrl: undefined,
    publicOrigin: undefined,
    trustedProxies: 0,
    hasDemo: true,
    part: 'all',
    logLevel: 'info',
    hasSandbox: true,
    mail: undefined,
    smsRu: undefined,
    zvonok: undefined,
    sentryDsn: undefined,
    adminAddress: undefined,
    hasSafariWarning: true,
  })
  expect(readConfig({}).webDist).toMatch(/apps\/web\/dist$/u)
  expect(readConfig({}).storybookDist).toBe(
    fileURLToPath(new URL('../../../../dist-storybook', import.meta.url)),
  )
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/flowers',
    DATABASE_URL: 'postgres://shop:secret@db:5432,standby:5432/shop',
    WEB_DIST: '/srv/web',
    STORYBOOK_DIST: '/srv/storybook',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: 'https://shop.example',
    TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32',
    DEMO: 'off',
    JOBS: 'off',
    REQUESTS_PER_MINUTE: '0',
    SANDBOX: 'on',
    MAIL_URL: 'smtps://shop:secret@mail.example:465',
    MAIL_FROM: 'Цветочный рынок <orders@shop.example>',
    SMS_RU_URL: 'https://sms.example',
    SMS_RU_API_ID: 'A1B2-C3',
    ZVONOK_URL: 'https://calls.example/v1',
    ZVONOK_PUBLIC_KEY: 'abc123',
    ZVONOK_CAMPAIGN_ID: '77',
    T_BANK_URL: 'https://bank.example/v2',
    T_BANK_TERMINAL_KEY: '1234DEMO',
    T_BANK_PASSWORD: 'a$b!c',
    ATOL_URL: 'https://till.example/v4',
    ATOL_LOGIN: 'shop',
    ATOL_PASSWORD: 'a$b!d',
    ATOL_GROUP: 'flowers-1',
    ATOL_TAX_SYSTEM: 'usn_income',
    SENTRY_DSN: 'https://key@errors.example/1',
    FILES_S3_URL: 'https://s3.example/flower-market',
    FILES_S3_REGION: 'ru-1',
    FILES_S3_KEY_ID: 'AKIAEXAMPLE',
    FILES_S3_SECRET: 'a/b+c',
    BACKUP_DIR: '/srv/backups',
    BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    BACKUP_IDENTITY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
    METRICS_TOKEN: 'a-token-of-thirty-two-letters-or-more',
    DRAIN_SECONDS: '5',
    READ_FROM_STANDBY: 'on',
    PRIVATE_WEBHOOKS: 'on',
    ADMIN_ADDRESS: 'https://staff.shop.example/start',
    SAFARI_WARNING: 'off',
    VERIFICATION: 'required',
    STAFF_SECOND_FACTOR: 'optional',
    PAYMENT_METHODS: 'QRCODE,CHECK',
    CASH_LIMIT_RUBLES: '90000',
    EXCHANGE_COMMISSION_BP: '25',
    VAT_BP: 'none',
    ADMIN_PORT: '8090',
    ADMIN_DIST: '/srv/admin',
  })
  expect(config).toEqual({
    port: 8080,
    adminPort: 8090,
    adminDist: '/srv/admin',
    host: '0.0.0.0',
    dataDir: '/var/flowers',
    databaseUrl: 'postgres://shop:secret@db:5432,standby:5432/shop',
    webDist: '/srv/web',
    storybookDist: '/srv/storybook',
    logLevel: 'warn',
    publicOrigin: 'https://shop.example',
    trustedProxies: ['10.0.0.0/8', '2001:db8::/32'],
    hasDemo: false,
    part: 'answers',
    requestsPerMinute: 0,
    hasSandbox: true,
    mail: {
      url: 'smtps://shop:secret@mail.example:465',
      from: 'Цветочный рынок <orders@shop.example>',
    },
    smsRu: { url: 'https://sms.example', apiId: 'A1B2-C3' },
    zvonok: { url: 'https://calls.example/v1', publicKey: 'abc123', campaignId: '77' },
    tBank: { url: 'https://bank.example/v2', terminalKey: '1234DEMO', password: 'a$b!c' },
    fileStore: {
      url: 'https://s3.example/flower-market',
      region: 'ru-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'a/b+c',
    },
    atol: {
      url: 'https://till.example/v4',
      login: 'shop',
      password: 'a$b!d',
      group: 'flowers-1',
      sno: 'usn_income',
      site: 'https://shop.example',
    },
    backup: { folder: '/srv/backups', recipient: `age1${'q'.repeat(58)}` },
    backupIdentity: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
    metricsToken: 'a-token-of-thirty-two-letters-or-more',
    drainMs: 5000,
    hasStandbyReads: true,
    hasPrivateWebhooks: true,
    sentryDsn: 'https://key@errors.example/1',
    adminAddress: 'https://staff.shop.example/start',
    hasSafariWarning: false,
    settings: {
      incomingMethods: ['QRCODE', 'CHECK'],
      cashLimit: 9_000_000,
      exchangeTerms: { spreadBp: 150, commissionBp: 25 },
      verification: 'required',
      staffSecondFactor: 'optional',
      vatBp: null,
    },
  })
})

test('the sandbox is there where the demo is, unless the operator decides otherwise', () => {
  expect(readConfig({ DEMO: 'off' }).hasSandbox).toBe(false)
  expect(readConfig({ DEMO: 'off', SANDBOX: 'on' }).hasSandbox).toBe(true)
  expect(readConfig({ DEMO: 'on', SANDBOX: 'off' }).hasSandbox).toBe(false)
})

test('a process of the jobs alone works on a database that another one has started, and needs no time to drain', () => {
  expect(() => readConfig({ JOBS: 'only' })).toThrow(
    'The setting DATABASE_URL is needed as well, because JOBS is only.',
  )
  const settings = { JOBS: 'only', DATABASE_URL: 'postgres://db/shop', DRAIN_SECONDS: '5' }
  expect(readConfig(settings)).toMatchObject({ part: 'jobs', drainMs: 0 })
})

test('only of several servers one is a standby to read from', () => {
  const one = { READ_FROM_STANDBY: 'on', DATABASE_URL: 'postgres://one/shop' }
  expect(() => readConfig(one)).toThrow(
    'The setting DATABASE_URL must name a standby as well, because READ_FROM_STANDBY is on.',
  )
  expect(readConfig({ ...one, DATABASE_URL: 'postgres://one,two/shop' }).hasStandbyReads).toBe(true)
  expect(readConfig({ DATABASE_URL: 'postgres://one,two/shop' }).hasStandbyReads).toBe(false)
})

test('providers are asked at their public addresses', () => {
  const config = readConfig({ SMS_RU_API_ID: 'id', ZVONOK_PUBLIC_KEY: 'key', ZVONOK_CAMPAIGN_ID: '1' })
  expect(config.smsRu?.url).toBe('https://sms.ru')
  expect(config.zvonok?.url).toBe('https://zvonok.com/manager/cabapi_external/api/v1')
})

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['DATABASE_URL', 'db'],
  ['DATABASE_URL', 'postgres://one:5432,two:port/shop'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['DEMO', 'yes'],
  ['JOBS', 'yes'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, proxy'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['REQUESTS_PER_MINUTE', 'many'],
  ['SANDBOX', 'yes'],
  ['MAIL_URL', 'https://mail.example'],
  ['MAIL_URL', 'smtp://mail.example?tls=perhaps'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Shop <a@shop.example>\nBcc: b@shop.example'],
  ['SMS_RU_URL', 'sms.ru'],
  ['SMS_RU_API_ID', 'an id'],
  ['ZVONOK_URL', 'ftp://zvonok.example'],
  ['ZVONOK_PUBLIC_KEY', 'a&b'],
  ['ZVONOK_CAMPAIGN_ID', 'first'],
  ['T_BANK_URL', 'bank.example'],
  ['T_BANK_TERMINAL_KEY', 'a key'],
  ['T_BANK_PASSWORD', 'a password'],
  ['ATOL_URL', 'till.example'],
  ['ATOL_LOGIN', 'a login'],
  ['ATOL_PASSWORD', 'a password'],
  ['ATOL_GROUP', 'a group'],
  ['ATOL_TAX_SYSTEM', 'none'],
  ['SENTRY_DSN', 'https://errors.example/1'],
  ['SENTRY_DSN', 'https://key@errors.example'],
  ['BACKUP_RECIPIENT', 'age1'],
  ['BACKUP_IDENTITY', 'AGE-SECRET-KEY-1'],
  ['METRICS_TOKEN', 'short'],
  ['DRAIN_SECONDS', '1.5'],
  ['PRIVATE_WEBHOOKS', 'yes'],
  ['READ_FROM_STANDBY', 'yes'],
  ['ADMIN_ADDRESS', '/admin'],
  ['SAFARI_WARNING', '0'],
  ['VERIFICATION', 'on'],
  ['STAFF_SECOND_FACTOR', 'on'],
  ['PAYMENT_METHODS', 'BALANCE'],
  ['PAYMENT_METHODS', 'CARD,CARD'],
  ['CASH_LIMIT_RUBLES', '1000001'],
  ['EXCHANGE_SPREAD_BP', '5001'],
  ['EXCHANGE_COMMISSION_BP', '0.5'],
  ['VAT_BP', 'zero'],
])('%s=%s is refused in one sentence that names the setting', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^The setting ${name} must be .*\\.$`, 'u'))
})

test.each([
  ['DATABASE_URL', 'mysql://shop:secret@db'],
  ['MAIL_URL', 'imap://shop:secret@mail.example'],
  ['SMS_RU_API_ID', 'secret!'],
  ['ZVONOK_PUBLIC_KEY', 'secret!'],
  ['T_BANK_PASSWORD', 'secret password'],
  ['ATOL_PASSWORD', 'secret password'],
  ['SENTRY_DSN', 'https://secret@errors.example'],
  ['BACKUP_IDENTITY', 'AGE-SECRET-KEY-secret'],
  ['METRICS_TOKEN', 'secret'],
  ['FILES_S3_SECRET', 'secret password'],
])('a wrong %s is not repeated, since it may be a secret', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(/its value is not\.$/u)
  expect(read).not.toThrow('secret')
})

test.each([
  ['MAIL_FROM', { MAIL_URL: 'smtps://mail.example' }],
  ['MAIL_URL', { MAIL_FROM: 'orders@shop.example' }],
  ['ZVONOK_CAMPAIGN_ID', { ZVONOK_PUBLIC_KEY: 'key' }],
  ['ZVONOK_PUBLIC_KEY', { ZVONOK_CAMPAIGN_ID: '1' }],
  ['ATOL_PASSWORD', { ATOL_LOGIN: 'shop' }],
  ['FILES_S3_KEY_ID', { FILES_S3_URL: 'https://s3.example/flower-market' }],
  ['FILES_S3_URL', { FILES_S3_KEY_ID: 'AKIAEXAMPLE' }],
  ['FILES_S3_SECRET', { FILES_S3_KEY_ID: 'AKIAEXAMPLE', FILES_S3_URL: 'https://s3.example/flower-market' }],
  ['ATOL_GROUP', { ATOL_LOGIN: 'shop', ATOL_PASSWORD: 'secret' }],
])('half of a pair is refused: %s is asked for', (missing, given) => {
  const [set] = Object.keys(given)
  expect(() => readConfig(given)).toThrow(`The setting ${missing} is needed as well, because ${set} is set.`)
})

test("the staff's address is not the shop's own, where people would be sent round in circles", () => {
  const origin = 'https://shop.example'
  expect(() => readConfig({ PUBLIC_ORIGIN: origin, ADMIN_ADDRESS: `${origin}/admin` })).toThrow(ConfigError)
})

test.each([
  ['off', 0],
  ['0', 0],
  ['on', 1],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
])('TRUST_PROXY=%s trusts %j', (value, trusted) => {
  expect(readConfig({ TRUST_PROXY: value }).trustedProxies).toEqual(trusted)
})
