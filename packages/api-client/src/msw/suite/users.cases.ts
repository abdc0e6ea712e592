import type { Call } from '../../call.ts'
import type { ContractCase, Credentials, SuitePeople } from './contract-case.ts'
import { confirmFreshPhone, join } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const percentages = {
  priceBp: 750,
  deliveryToWarehouseBp: 0,
  deliveryToRegionBp: 120,
  deliveryToCityBp: 5_000,
}

async function idOf(call: Call, body: Credentials): Promise<string> {
  return (await call('signin', { body }))._id
}

async function askForVerification(call: Call, phone: string) {
  return call('userVerification', {
    body: { name: 'Ирина Новикова', phone, city: 'Москва', address: 'ул. Садовая, 5', index: '101000' },
  })
}

function verificationCases({ admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'asking for the review of who one is needs a confirmed phone, the one that is told',
      run: async (call) => {
        const { _id } = await join(call)
        await verifyRefused(askForVerification(call, '79000000000'), 'phone-not-verified')
        await confirmFreshPhone(call, _id)
        await verifyRefused(askForVerification(call, '79000000000'), 'phone-not-verified')
      },
    },
    {
      name: 'a verification waits, is rejected with the reason, waits again and is approved',
      run: async (call, openBrowser) => {
        const { _id } = await join(call)
        const phone = await confirmFreshPhone(call, _id)
        const waiting = await askForVerification(call, phone)
        verifySame(waiting.verification.status, 'WAITING', 'it waits')
        await verifyRefused(askForVerification(call, phone), 'verification-closed')

        const staff = await openBrowser()
        await idOf(staff, admin)
        const decide = (isApproved: boolean, comment?: string) =>
          staff('userVerificationReview', { body: { _id, isApproved, comment } })
        const { details } = await verifyRefused(decide(false), 'validation-failed')
        verifySame(
          details.issues.map(({ path }) => path),
          ['comment'],
          'a rejection says why',
        )
        await decide(false, 'Проверьте индекс')
        const { status, comment } = (await call('userGet', { query: { _id } })).verification
        verifySame([status, comment], ['REJECTED', 'Проверьте индекс'], 'the person reads the reason')
        await verifyRefused(decide(true), 'verification-closed')

        await askForVerification(call, phone)
        verifySame((await decide(true)).verification, 'APPROVED', 'it is approved')
        verifySame((await call('authentication')).verification, 'APPROVED', 'the session says so')
        await verifyRefused(askForVerification(call, phone), 'verification-closed')
      },
    },
  ]
}

/** The people whom a role looks after. */
export function usersCases(people: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a buyer may neither list people nor decide anything about them',
      run: async (call) => {
        const _id = await idOf(call, people.buyer)
        await verifyRefused(call('userList'), 'not-permitted')
        await verifyRefused(call('userSearch', { query: { search: 'анна' } }), 'not-permitted')
        await verifyRefused(call('userById', { params: { id: _id } }), 'not-permitted')
        await verifyRefused(call('userAddReferral', { body: { _id, margin: percentages } }), 'not-permitted')
        const review = call('userVerificationReview', { body: { _id, isApproved: true } })
        await verifyRefused(review, 'not-permitted')
      },
    },
    {
      name: 'a broker sees the clients and nobody else',
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        const [client, stranger] = [await idOf(other, people.poor), await idOf(other, people.buyer)]
        await idOf(call, people.broker)
        const { items } = await call('userList', { query: { limit: 100 } })
        const ids = new Set(items.map(({ _id }) => _id))
        verifySame([ids.has(client), ids.has(stranger)], [true, false], 'the list is of clients')
        const found = await call('userSearch', { query: { search: people.poor.email } })
        verifySame(
          found.map(({ _id }) => _id),
          [client],
          'a client is found by email',
        )
        verifySame(await call('userSearch', { query: { search: people.buyer.email } }), [], 'nobody else is')
        verifySame((await call('userById', { params: { id: client } }))._id, client, 'a client in full')
        const foreign = await verifyRefused(call('userById', { params: { id: stranger } }), 'not-found')
        const missing = await verifyRefused(call('userById', { params: { id: 'nobody' } }), 'not-found')
        verifySame([foreign.status, foreign.message], [missing.status, missing.message], 'told the same')
      },
    },
    {
      name: "a broker sets a client's margin, not a stranger's and no share; an agent sets nobody's",
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        const [client, stranger] = [await idOf(other, people.poor), await idOf(other, people.buyer)]
        await idOf(call, people.broker)
        const set = (_id: string) => call('userAddReferral', { body: { _id, margin: percentages } })
        const answer = await set(client)
        verifySame(answer.view === 'client' && answer.margin, percentages, 'it is answered')
        const kept = await call('userById', { params: { id: client } })
        verifySame(kept.view === 'client' && kept.margin, percentages, 'and kept')
        const share = call('userAddReferral', { body: { _id: client, share: percentages } })
        await verifyRefused(share, 'not-permitted')
        await verifyRefused(set(stranger), 'not-found')
        await verifyRefused(set('nobody'), 'not-found')
        await verifyRefused(call('userAddReferral', { body: { _id: client } }), 'validation-failed')
        await idOf(call, people.agent)
        await verifyRefused(set(client), 'not-permitted')
      },
    },
    {
      name: 'of two who set a margin by what both have read, the second overwrites nothing',
      run: async (call, openBrowser) => {
        const { _id } = await join(await openBrowser())
        await idOf(call, people.admin)
        const set = (priceBp: number, seen: typeof percentages | null) =>
          call('userAddReferral', {
            body: { _id, margin: { ...percentages, priceBp }, seen: { margin: seen } },
          })
        await set(100, null)
        await verifyRefused(set(200, null), 'person-changed')
        await set(300, { ...percentages, priceBp: 100 })
        const person = await call('userById', { params: { id: _id } })
        verifySame(
          person.view === 'staff' && person.margin?.priceBp,
          300,
          'who has read the first one decides',
        )
      },
    },
    {
      name: 'staff set margin and share apart: neither overwrites the other',
      run: async (call, openBrowser) => {
        const { _id } = await join(await openBrowser())
        await idOf(call, people.admin)
        const share = { ...percentages, priceBp: 100 }
        await call('userAddReferral', { body: { _id, margin: percentages } })
        await call('userAddReferral', { body: { _id, share } })
        const person = await call('userById', { params: { id: _id } })
        verify(person.view === 'staff', 'staff read everything')
        verifySame([person.margin, person.share], [percentages, share], 'both are kept')
      },
    },
    {
      name: 'staff see everybody, newest first and page by page',
      run: async (call, openBrowser) => {
        const newcomer = await join(await openBrowser())
        await idOf(call, people.admin)
        const first = await call('userList', { query: { page: 1, limit: 2 } })
        const second = await call('userList', { query: { page: 2, limit: 2 } })
        verify(first.total > first.items.length, 'there is more than a page')
        const listed = [...first.items, ...second.items]
        verifySame(new Set(listed.map(({ _id }) => _id)).size, listed.length, 'nobody is there twice')
        const moments = listed.map(({ registeredAt }) => registeredAt)
        verifySame(moments, moments.toSorted().toReversed(), 'the newest come first')
        const found = await call('userList', { query: { search: newcomer.email } })
        verifySame([found.total, found.items[0]?._id], [1, newcomer._id], 'the newcomer is found')
      },
    },
    ...verificationCases(people),
  ]
}
