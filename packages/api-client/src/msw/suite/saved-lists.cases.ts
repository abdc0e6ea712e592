import { savedListLimits } from '@flower-market/flower-domain'
import type { Wish } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallOutput } from '../../contract/contract.ts'
import type { ContractCase } from './contract-case.ts'
import { join } from './joining.ts'
import { freshKey, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const explorer: Wish = { type: 'roses', variety: 'Explorer', lengthCm: 60, plantationId: null, quantity: 100 }
const freedom: Wish = { type: 'roses', variety: 'Freedom', lengthCm: 50, plantationId: null, quantity: 50 }

type SavedList = CallOutput<'savedLists'>[number]

function save(call: Call, name: string, wishes: readonly Wish[] = [explorer]): Promise<SavedList> {
  return call('savedListCreate', { body: { name, wishes: [...wishes] } }, { idempotencyKey: freshKey() })
}

async function names(call: Call): Promise<string[]> {
  return (await call('savedLists')).map(({ name }) => name)
}

/** Saved lists, and the varieties that people mark. */
export function savedListsCases(): ContractCase[] {
  return [
    {
      name: 'a saved list keeps its wishes in their order, equal ones together, with the names of their plantations',
      run: async (call) => {
        await join(call)
        verifySame(await call('savedLists'), [], 'there is none')
        const { plantationId, plantation } = await plentifulCard(call)
        const ofPlantation = { ...explorer, plantationId }
        const list = await save(call, '  Понедельник ', [freedom, explorer, ofPlantation, freedom])
        verifySame(list.name, 'Понедельник', 'the name has no spaces around')
        verifySame(
          list.wishes,
          [
            { ...freedom, quantity: 100, plantation: null },
            { ...explorer, plantation: null },
            { ...ofPlantation, plantation },
          ],
          'they are kept',
        )
        verifySame(await call('savedLists'), [list], 'it is listed')
      },
    },
    {
      name: 'a change of a saved list changes what it names, and the last changed list is the first',
      run: async (call) => {
        await join(call)
        const first = await save(call, 'Первый')
        await save(call, 'Второй')
        const renamed = await call('savedListUpdate', { params: { id: first._id }, body: { name: 'Лето' } })
        verifySame(renamed.wishes, first.wishes, 'the wishes stay')
        const body = { wishes: [freedom] }
        const changed = await call('savedListUpdate', { params: { id: first._id }, body })
        verifySame(changed.name, 'Лето', 'the name stays')
        verifySame(changed.wishes, [{ ...freedom, plantation: null }], 'the wishes are the new ones')
        verifySame((await names(call)).toSorted(), ['Второй', 'Лето'], 'both are there')
        await call('savedListRemove', { params: { id: first._id } })
        verifySame(await names(call), ['Второй'], 'the other one stays')
      },
    },
    {
      name: 'the same key saves one list, and another list under it is a conflict',
      run: async (call) => {
        await join(call)
        const idempotencyKey = freshKey()
        const body = { name: 'Раз', wishes: [explorer] }
        const first = await call('savedListCreate', { body }, { idempotencyKey })
        verifySame(await call('savedListCreate', { body }, { idempotencyKey }), first, 'it is repeated')
        const other = { ...body, name: 'Два' }
        await verifyRefused(
          call('savedListCreate', { body: other }, { idempotencyKey }),
          'idempotency-conflict',
        )
        verifySame((await call('savedLists')).length, 1, 'there is one list')
      },
    },
    {
      name: 'a list without wishes, without a name, or for a plantation that there is not is refused',
      run: async (call) => {
        await join(call)
        await verifyRefused(save(call, 'Пусто', []), 'validation-failed')
        await verifyRefused(save(call, '  '), 'validation-failed')
        const nobodys = { ...explorer, plantationId: 'no-such-plantation' }
        await verifyRefused(save(call, 'Ничей', [nobodys]), 'not-found')
        const { _id: id } = await save(call, 'Список')
        const body = { wishes: [nobodys] }
        await verifyRefused(call('savedListUpdate', { params: { id }, body }), 'not-found')
        verifySame((await call('savedLists'))[0]?.wishes.length, 1, 'nothing has changed')
      },
    },
    {
      name: `a person keeps ${savedListLimits.lists} lists`,
      run: async (call) => {
        await join(call)
        for (let place = 0; place < savedListLimits.lists; place += 1) await save(call, `${place}`)
        await verifyRefused(save(call, 'Лишний'), 'too-many-lists')
      },
    },
    {
      name: "another person's list and one that never was are answered alike",
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        await join(other)
        const foreign = await save(other, 'Чужой')
        await join(call)
        verifySame(await call('savedLists'), [], 'it is not listed')
        for (const id of [foreign._id, 'no-such-list']) {
          await verifyRefused(call('savedListUpdate', { params: { id }, body: { name: 'Мой' } }), 'not-found')
          await verifyRefused(call('savedListRemove', { params: { id } }), 'not-found')
        }
        verifySame(await other('savedLists'), [foreign], 'nothing has changed')
      },
    },
    {
      name: 'a marked variety is a favorite of its person until the mark is taken away; a repeat changes nothing',
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        await join(other)
        await join(call)
        const { type, variety } = explorer
        const mark = (isFavorite: boolean, name = variety) =>
          call('favoriteSet', { body: { type, variety: name, isFavorite } })
        await mark(true)
        await mark(true)
        await mark(true, 'Freedom')
        verifySame(
          (await call('favorites')).map((one) => one.variety),
          ['Explorer', 'Freedom'],
          'both are marked',
        )
        verifySame(await other('favorites'), [], "they are nobody else's")
        await mark(false)
        await mark(false)
        verify(
          (await call('favorites')).every((one) => one.variety === 'Freedom'),
          'one is left',
        )
      },
    },
  ]
}
