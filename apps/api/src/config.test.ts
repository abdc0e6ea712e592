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
    isBehindProxy: false,
    hasDemo: true,
    logLevel: 'info',
  })
  expect(readConfig({}).webDist).toMatch(/apps\/web\/dist$/u)
  expect(readConfig({}).storybookDist).toBe(
    fileURLToPath(new URL('../../../dist-storybook', import.meta.url)),
  )
})

test('every setting is read', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/flowers',
    DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
    WEB_DIST: '/srv/web',
    STORYBOOK_DIST: '/srv/storybook',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: 'https://shop.example',
    TRUST_PROXY: 'on',
    DEMO: 'off',
    REQUESTS_PER_MINUTE: '0',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/var/flowers',
    databaseUrl: 'postgres://shop:secret@db:5432/shop',
    webDist: '/srv/web',
    storybookDist: '/srv/storybook',
    logLevel: 'warn',
    publicOrigin: 'https://shop.example',
    isBehindProxy: true,
    hasDemo: false,
    requestsPerMinute: 0,
  })
})

test.each([
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://db/shop'],
  ['DATABASE_URL', 'db'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['DEMO', 'yes'],
  ['TRUST_PROXY', '1'],
  ['REQUESTS_PER_MINUTE', 'many'],
])('%s=%s is refused in one sentence that names the setting', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^The setting ${name} must be .*\\.$`, 'u'))
})

test('a wrong database address is not repeated, since it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db' })).not.toThrow('secret')
})
