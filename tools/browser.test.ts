import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

async function findBrowser() {
  return (await import('./browser.ts')).findBrowser()
}

test('takes the program that CHROME_PATH names', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath)
  expect(await findBrowser()).toBe(process.execPath)
})

test('refuses a CHROME_PATH that does not run, instead of taking another browser in silence', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium')
  await expect(findBrowser()).rejects.toThrow('CHROME_PATH is /nowhere/chromium, which does not run.')
})
