import { expect, test } from 'vitest'
import { addCard } from '../../testing/test-people.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { lockLots } from './cards.repository.ts'

test('lots are locked in the order of their codes, however they are named or stored', async () => {
  const shop = await openTestShop()
  for (const code of ['lot-b', 'lot-c', 'lot-a']) await addCard(shop, { code })
  const locked = await shop.database.kysely
    .transaction()
    .execute((trx) => lockLots(trx, ['lot-c', 'lot-a', 'lot-b']))
  expect(locked.map(({ code }) => code)).toEqual(['lot-a', 'lot-b', 'lot-c'])
})
