import { defaultNoticeChoices } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { openBrowserAs } from './open-browser-as.ts'
import { freshKey } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const amount = 250_000

/** Tops up in cash, which staff confirm. */
async function topUp(call: Call, staff: Call): Promise<string> {
  const body = { kind: 'top-up', paymentMethod: 'CASH', amount } as const
  const { _id: id } = await call('transactionCreate', { body }, { idempotencyKey: freshKey() })
  await staff('transactionConfirm', { params: { id }, body: { amount } }, { idempotencyKey: freshKey() })
  return id
}

/** What people are notified of, and what they choose about it. */
export function noticesCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'money that has come is a notice; it is unread until it is read, alone or with all older ones',
      run: async (call, openBrowser) => {
        await join(call)
        verifySame(await call('noticeUnread'), { unread: 0 }, 'there is none')
        const staff = await openBrowserAs(openBrowser, admin)
        const ids = [await topUp(call, staff), await topUp(call, staff), await topUp(call, staff)]
        const { items, total } = await call('noticeList', { query: {} })
        verifySame([total, items.length], [3, 3], 'each is one notice')
        const about = items.map((notice) =>
          notice.about.kind === 'money-arrived' ? notice.about.transactionId : notice.about.kind,
        )
        verifySame(about, ids.toReversed(), 'the newest is the first')
        verify(
          items.every(({ isRead }) => !isRead),
          'nobody has read them',
        )
        const [newest, middle] = items.map(({ _id }) => _id) as [string, string]
        const alone = { body: { _id: newest, isWithOlder: false } }
        verifySame(await call('noticeRead', alone), { unread: 2 }, 'one is read')
        verifySame(await call('noticeRead', alone), { unread: 2 }, 'a repeat changes nothing')
        const older = { body: { _id: middle, isWithOlder: true } }
        verifySame(await call('noticeRead', older), { unread: 0 }, 'older ones are read with it')
        verifySame(await call('noticeUnread'), { unread: 0 }, 'none is left')
        const page = await call('noticeList', { query: { page: 2, limit: 2 } })
        verifySame(
          [page.items.length, page.total, page.items[0]?.isRead],
          [1, 3, true],
          'they stay in the list',
        )
        const other = await openBrowserAs(openBrowser, buyer)
        await verifyRefused(other('noticeRead', alone), 'not-found')
      },
    },
    {
      name: 'what is switched off in the app is not in the list; quiet hours have a time zone that there is',
      run: async (call, openBrowser) => {
        await join(call)
        const initial = { choices: defaultNoticeChoices, quietHours: null }
        verifySame(await call('noticeSettings'), initial, 'the defaults hold')
        const off = { app: false, mail: false, push: false }
        const body = {
          choices: { ...defaultNoticeChoices, 'money-arrived': off },
          quietHours: { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Moscow' },
        }
        verifySame(await call('noticeSettingsSet', { body }), body, 'they are kept')
        verifySame(await call('noticeSettings'), body, 'they are read again')
        const nowhere = { ...body, quietHours: { ...body.quietHours, timeZone: 'Mars/Olympus' } }
        await verifyRefused(call('noticeSettingsSet', { body: nowhere }), 'validation-failed')
        await topUp(call, await openBrowserAs(openBrowser, admin))
        verifySame((await call('noticeList', { query: {} })).total, 0, 'it is not listed')
      },
    },
    {
      name: 'the browser of a session is pushed to until it is switched off; only push services are asked to',
      run: async (call) => {
        await join(call)
        const { publicKey, isOn } = await call('noticePush')
        verifySame([publicKey.length, isOn], [87, false], 'there is a key')
        const body = {
          address: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          p256dh: publicKey,
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        }
        for (let time = 0; time < 2; time += 1) await call('noticePushOn', { body })
        verifySame(await call('noticePush'), { publicKey, isOn: true }, 'it is on')
        const elsewhere = { ...body, address: 'https://127.0.0.1/fcm/send/1' }
        await verifyRefused(call('noticePushOn', { body: elsewhere }), 'validation-failed')
        for (let time = 0; time < 2; time += 1) await call('noticePushOff')
        verifySame(await call('noticePush'), { publicKey, isOn: false }, 'it is off')
      },
    },
  ]
}
