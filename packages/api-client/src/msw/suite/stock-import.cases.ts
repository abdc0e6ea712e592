import type { Call } from '../../call.ts'
import { emptyPicture, pictureFile } from '../../fixtures/proof-pictures.fixtures.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { freshKey, openDays } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

function csv(...lines: readonly string[]): Blob {
  return new Blob([['Сорт;Длина;Цена;Стеблей;Стеблей в пачке;Стеблей в коробке', ...lines].join('\r\n')], {
    type: 'text/csv',
  })
}

/** A day on which nobody sells anything yet. */
async function freeDay(call: Call): Promise<string> {
  const day = (await openDays(call)).at(-1)
  verify(day !== undefined, 'there is an open day')
  return new Date(Date.parse(day) + 40 * 86_400_000).toISOString().slice(0, 10)
}

/** Price lists that a plantation's representative uploads. */
export function stockImportCases({ buyer, recipient }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a price list says what it would do, asks once what a name means, and does it when it is applied, once',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const date = (await freeDay(call)) as '2026-01-01'
        const plantation = await openBrowser()
        await plantation('signin', { body: recipient })
        const words = `zzyx ${freshKey().replaceAll(/[^a-z]/gu, '')}q`
        const file = csv('Rhodos;60;55,50;500;20;400', `${words};50;40;100;25;250`, 'Rhodos;60;70;100;20;400')
        const first = await plantation('stockImportCreate', {
          query: { date, name: 'price.csv' },
          body: file,
        })
        verifySame(
          first.lines.map(({ status, reason }) => [status, reason]),
          [
            ['added', null],
            ['asked', null],
            ['refused', 'twice'],
          ],
          'each line has what becomes of it',
        )
        const params = { id: first._id }
        const applyBy = (idempotencyKey: string, version: number) =>
          plantation('stockImportApply', { params, body: { version } }, { idempotencyKey })
        await verifyRefused(applyBy(freshKey(), first.version), 'import-has-questions')
        const unknown = { words, type: 'roses', name: `Zzyx ${freshKey().slice(0, 6)}` } as const
        await verifyRefused(
          plantation('stockImportChange', {
            params,
            body: { version: first.version, varieties: [unknown] },
          }),
          'validation-failed',
        )
        const answered = await plantation('stockImportChange', {
          params,
          body: { version: first.version, varieties: [{ ...unknown, color: 'red' }] },
        })
        verifySame(answered.counts.added, 2, 'both lots would be new')
        const late = { version: first.version, skipped: [2] }
        await verifyRefused(plantation('stockImportChange', { params, body: late }), 'record-changed')
        await verifyRefused(applyBy(freshKey(), first.version), 'record-changed')
        const key = freshKey()
        const applied = await applyBy(key, answered.version)
        verifySame([applied.status, applied.counts.added], ['applied', 2], 'it is applied')
        verifySame(await applyBy(key, answered.version), applied, 'once a key')
        await verifyRefused(applyBy(freshKey(), answered.version), 'import-closed')
        const { items } = await plantation('lotList', { query: { date } })
        verifySame(
          items.map(({ price }) => price).toSorted((a, b) => a - b),
          [4_000, 5_550],
          'they are there',
        )

        const next = await plantation('stockImportCreate', {
          query: { date },
          body: csv(`${words};50;41;100;25;250`),
        })
        verifySame(
          next.lines.map(({ status }) => status),
          ['changed', 'withdrawn'],
          'the name is known, and what is missing is taken off sale',
        )
        const rhodos = items.find(({ variety }) => variety === 'Rhodos')
        verify(rhodos !== undefined, 'the rose is there')
        await plantation('lotWithdraw', { params: { code: rhodos.code } })
        const nextParams = { id: next._id }
        await verifyRefused(
          plantation(
            'stockImportApply',
            { params: nextParams, body: { version: next.version } },
            { idempotencyKey: freshKey() },
          ),
          'import-changed',
        )
        const again = await plantation('stockImportGet', { params: nextParams })
        verifySame(
          [again.counts.withdrawn, again.version],
          [0, next.version + 1],
          'the review says what it would do now',
        )
        await plantation('stockImportDiscard', { params: nextParams })
        await verifyRefused(plantation('stockImportDiscard', { params: nextParams }), 'import-closed')
        const list = await plantation('stockImportList', {})
        verify(
          list.items.some(({ _id, status }) => _id === next._id && status === 'discarded'),
          'the list has it',
        )
        for (const { code } of items.filter((lot) => lot !== rhodos)) {
          await plantation('lotWithdraw', { params: { code } })
        }
      },
    },
    {
      name: 'an applied price list is undone: new lots go, the others are as before, and what was changed since stays',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const date = (await freeDay(call)) as '2026-01-01'
        const plantation = await openBrowser()
        await plantation('signin', { body: recipient })
        const applyList = async (...lines: readonly string[]) => {
          const { _id: id, version } = await plantation('stockImportCreate', {
            query: { date },
            body: csv(...lines),
          })
          const key = { idempotencyKey: freshKey() }
          return plantation('stockImportApply', { params: { id }, body: { version } }, key)
        }
        const undo = (id: string, idempotencyKey = freshKey()) =>
          plantation('stockImportUndo', { params: { id }, body: {} }, { idempotencyKey })
        const lotsOfDay = async () => {
          const { items } = await plantation('lotList', { query: { date } })
          return items.toSorted((a, b) => a.lengthCm - b.lengthCm)
        }
        const factsOfDay = async () =>
          (await lotsOfDay()).map(({ lengthCm, price, stemsAvailable }) => [lengthCm, price, stemsAvailable])

        const first = await applyList('Rhodos;40;40;500;20;400', 'Rhodos;50;50;500;20;400')
        verify(
          first.undoUntil !== null && first.undoUntil > (first.settledAt ?? ''),
          'it can be undone for a while',
        )
        const [, withdrawn] = await lotsOfDay()
        verify(withdrawn !== undefined, 'the second lot is there')
        const shown = { params: { code: withdrawn.code }, body: pictureFile(emptyPicture) }
        const { photos } = await plantation('lotPhotoAdd', shown)
        const before = await factsOfDay()
        const second = await applyList('Rhodos;40;45;600;20;400', 'Rhodos;60;60;500;20;400')
        verifySame(
          await factsOfDay(),
          [
            [40, 4_500, 600],
            [60, 6_000, 500],
          ],
          'one is changed, one is new, one is withdrawn',
        )
        await verifyRefused(undo(first._id), 'import-closed')
        const key = freshKey()
        const undone = await undo(second._id, key)
        verifySame([undone.status, undone.kept, undone.undoUntil], ['undone', 0, null], 'it is undone')
        verifySame(await undo(second._id, key), undone, 'once a key')
        await verifyRefused(undo(second._id), 'import-closed')
        verifySame(await factsOfDay(), before, 'the day is as it was')
        verifySame((await lotsOfDay())[1]?.photos, photos, 'with the photographs')

        const third = await applyList('Rhodos;40;45;500;20;400', 'Rhodos;70;70;500;20;400')
        const [changed, added] = await lotsOfDay()
        verify(changed !== undefined && added !== undefined, 'both lots are there')
        await plantation('lotUpdate', {
          params: { code: added.code },
          body: {
            price: { amount: 7_100 },
            seen: { price: added.price, stemsAvailable: added.stemsAvailable },
          },
        })
        await plantation('lotWithdraw', { params: { code: changed.code } })
        verifySame((await undo(third._id)).kept, 2, 'what was changed or withdrawn since stays')
        verifySame(
          await factsOfDay(),
          [
            [50, 5_000, 500],
            [70, 7_100, 500],
          ],
          'only what was withdrawn by the list is back',
        )
        await verifyRefused(
          call('stockImportUndo', { params: { id: third._id }, body: {} }, { idempotencyKey: freshKey() }),
          'not-permitted',
        )
        for (const { code } of await lotsOfDay()) await plantation('lotWithdraw', { params: { code } })
      },
    },
    {
      name: 'columns of a price list that were corrected are remembered',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const date = (await freeDay(call)) as '2026-01-01'
        const plantation = await openBrowser()
        await plantation('signin', { body: recipient })
        const heading = `Поле ${freshKey().slice(0, 8)}`
        const file = new Blob([`Сорт;Длина;Цена;${heading}\nRhodos;60;55;500`], { type: 'text/csv' })
        const query = { date, isWhole: false }
        const first = await plantation('stockImportCreate', { query, body: file })
        verifySame(first.columns, ['variety', 'length', 'price', 'skip'], 'one column says nothing')
        const columns = ['variety', 'length', 'price', 'stems'] as const
        const params = { id: first._id }
        const body = { version: first.version, columns: [...columns], skipped: [2] }
        const corrected = await plantation('stockImportChange', { params, body })
        verifySame([corrected.columns, corrected.counts.skipped], [columns, 1], 'it is corrected')
        const next = await plantation('stockImportCreate', { query, body: file })
        verifySame(next.columns, columns, 'it is remembered')
        const nothing = new Blob(['no list'], { type: 'text/csv' })
        await verifyRefused(
          plantation('stockImportCreate', { query, body: nothing }),
          'price-file-not-recognized',
        )
        for (const id of [first._id, next._id]) await plantation('stockImportDiscard', { params: { id } })
      },
    },
  ]
}
