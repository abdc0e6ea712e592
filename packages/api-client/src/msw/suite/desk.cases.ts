import type { ContractCase, SuitePeople } from './contract-case.ts'
import { join, confirmFreshPhone } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** The desk: what waits for staff, and who of them has what open. */
export function deskCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a verification waits on the desk for 24 hours until somebody decides it',
      run: async (call, openBrowser) => {
        const { _id } = await join(call)
        const phone = await confirmFreshPhone(call, _id)
        const form = {
          name: 'ИП Новикова',
          phone,
          city: 'Тверь',
          address: 'ул. Советская, 1',
          index: '170100',
        }
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        const before = (await staff('desk')).counts.verification
        const { count } = await staff('deskCount')
        await call('userVerification', { body: form })
        const { items, counts } = await staff('desk')
        const found = items.find((item) => item.kind === 'verification' && item._id === _id)
        verify(found?.kind === 'verification', 'it is on the desk')
        verifySame(Date.parse(found.deadline) - Date.parse(found.since), 24 * 3_600_000, 'within 24 hours')
        verifySame([found.facts.name, found.person?._id], ['ИП Новикова', _id], 'with what was said')
        verifySame(counts.verification, (before ?? 0) + 1, 'it is counted')
        verifySame((await staff('deskCount')).count, count + 1, 'and is one of all that wait')
        await staff('userVerificationReview', { body: { _id, isApproved: true } })
        const after = await staff('desk')
        verify(!after.items.some((item) => item._id === _id), 'what is decided waits no more')
      },
    },
    {
      name: 'staff see who looks at an item and who has taken it; what a colleague has taken is not taken twice',
      run: async (_call, openBrowser) => {
        const [first, again] = [await openBrowser(), await openBrowser()]
        const { _id: staffId } = await first('signin', { body: admin })
        await again('signin', { body: admin })
        const item = { kind: 'job', item: 'suite-item' } as const
        const modes = ['look', 'take', 'look'] as const
        for (const mode of modes) {
          const { watchers } = await first('deskWatch', { body: { ...item, mode } })
          const isTaken = mode === 'take' || watchers[0]?.isTaken === true
          verifySame([watchers[0]?._id, watchers[0]?.isTaken], [staffId, isTaken], 'who has it open')
        }
        // The same person on another device has it, too.
        await again('deskWatch', { body: { ...item, mode: 'take' } })
        const { watchers } = await again('deskWatch', { body: { ...item, mode: 'leave' } })
        verifySame(watchers, [], 'it is left')
      },
    },
    {
      name: 'staff see who has a person, an order or a form open',
      run: async (_call, openBrowser) => {
        const staff = await openBrowser()
        const { _id: staffId } = await staff('signin', { body: admin })
        const body = { kind: 'person', item: 'suite-person', mode: 'look' } as const
        const { watchers } = await staff('deskWatch', { body })
        verifySame(
          watchers.map(({ _id }) => _id),
          [staffId],
          'who has it open',
        )
        const left = await staff('deskWatch', { body: { ...body, mode: 'leave' } })
        verifySame(left.watchers, [], 'it is left')
      },
    },
    {
      name: 'staff list who is at what of a kind',
      run: async (_call, openBrowser) => {
        const [staff, colleague] = [await openBrowser(), await openBrowser()]
        const { _id: staffId } = await staff('signin', { body: admin })
        await colleague('signin', { body: admin })
        const body = { kind: 'lot', item: 'suite-lot:price' } as const
        const watchersOf = async () => {
          const listed = await colleague('deskWatchers', { query: { kind: 'lot' } })
          return listed.find(({ item }) => item === body.item)?.watchers.map(({ _id }) => _id)
        }
        await staff('deskWatch', { body: { ...body, mode: 'look' } })
        verifySame(await watchersOf(), [staffId], 'who is there')
        await staff('deskWatch', { body: { ...body, mode: 'leave' } })
        verifySame(await watchersOf(), undefined, 'nobody is there any more')
      },
    },
    {
      name: 'only staff read the desk',
      run: async (call) => {
        await call('signin', { body: buyer })
        await verifyRefused(call('desk'), 'not-permitted')
        const body = { kind: 'claim', item: 'some', mode: 'look' } as const
        await verifyRefused(call('deskWatch', { body }), 'not-permitted')
        await verifyRefused(call('deskWatchers', { query: { kind: 'lot' } }), 'not-permitted')
      },
    },
  ]
}
