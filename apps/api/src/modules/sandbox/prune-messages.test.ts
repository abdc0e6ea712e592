import { expect, test } from 'vitest'
import { openTestShop, testNow } from '../../testing/test-shop.ts'
import { pruneMessages } from './prune-messages.ts'
import { listMessages, sandboxInbox } from './inbox.repository.ts'

const dayMs = 24 * 3_600_000

test('messages of the sandbox go after a week, and not before; every hour', async () => {
  const { app, database } = await openTestShop()
  const keep = sandboxInbox(database, () => testNow)
  await keep({ kind: 'sms', to: '79990300001', subject: '', text: 'code', link: null, code: '123456' })
  await pruneMessages(database, new Date(testNow.getTime() + 7 * dayMs - 1))
  expect(await listMessages(database, null)).toHaveLength(1)
  await pruneMessages(database, new Date(testNow.getTime() + 7 * dayMs))
  expect(await listMessages(database, null)).toEqual([])
  expect(await app.jobs.scheduled()).toContainEqual({ name: 'sandbox.prune-messages', cron: '7 * * * *' })
})
