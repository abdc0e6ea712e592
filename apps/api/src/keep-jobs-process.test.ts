import { createApiClient } from '@flower-market/api-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browserFetch } from './testing/browser-fetch.ts'
import { startShopProcess } from './testing/shop-process.ts'
import { signUpForm } from './testing/sign-up-form.ts'
import { createTestDatabase } from './testing/test-database.ts'

const slow = { timeout: 120_000 }
const patience = { timeout: 60_000 }

interface FailedJob {
  readonly pid: number
  readonly name?: string
}

/** A shop whose mails all fail, so that its log says which process has tried to send them. */
async function startShop() {
  const { connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  const shop = startShopProcess({
    PORT: '0',
    DATABASE_URL: connectionString,
    DEMO: 'off',
    JOBS: 'on',
    LOG_LEVEL: 'error',
    MAIL_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'orders@shop.example',
  })
  onTestFinished(() => void shop.process.kill('SIGKILL'))
  let printed = ''
  shop.process.stdout?.on('data', (text) => (printed += String(text)))
  const failedJobs = (): FailedJob[] =>
    printed
      .split('\n')
      .filter((line) => line.endsWith('"msg":"A job failed."}'))
      .map((line) => JSON.parse(line) as FailedJob)
  const address = await shop.address
  const sendMail = async (): Promise<void> => {
    const { call } = createApiClient({ baseUrl: address, fetch: browserFetch() })
    await call('authentication').catch(() => {})
    await call('signup', { body: signUpForm() })
  }
  return { shop, failedJobs, sendMail }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test(
  'a process beside the one that answers does the jobs, and another one when it is killed',
  slow,
  async () => {
    const { shop, failedJobs, sendMail } = await startShop()
    // Before that process has started: whoever else did jobs would do this one.
    await sendMail()
    await vi.waitFor(() => expect(failedJobs()).not.toEqual([]), patience)
    const first = failedJobs()[0]!.pid
    process.kill(first, 'SIGKILL')
    await sendMail()
    await vi.waitFor(() => expect(failedJobs().at(-1)?.pid).not.toBe(first), patience)
    const second = failedJobs().at(-1)!.pid
    expect(new Set(failedJobs().map(({ name }) => name))).toEqual(new Set(['jobs']))
    expect([first, second]).not.toContain(shop.process.pid)
    shop.process.kill('SIGTERM')
    expect(await shop.ended).toEqual({ code: 0, complaint: '' })
    expect(isRunning(second)).toBe(false)
  },
)

test('the process of the jobs ends when the one that answers is killed', slow, async () => {
  const { shop, failedJobs, sendMail } = await startShop()
  await sendMail()
  await vi.waitFor(() => expect(failedJobs()).not.toEqual([]), patience)
  const { pid } = failedJobs()[0]!
  shop.process.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), patience)
})
