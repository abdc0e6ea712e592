import type { CallOutput } from '@flower-market/api-client'
import { allPeople, arrive, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, signInByForm, test, type Page } from './shop-page.ts'

test.use({ allowedErrors: [/401/] })

/** Keeps the socket of a page from its server until it is released. Called before the page is opened. */
async function holdSocket(page: Page) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/socket\.io\//u, async (socket) => {
    asked.resolve()
    await released.promise
    socket.connectToServer()
  })
  return { asked: asked.promise, release: released.resolve }
}

/** Anna orders four bunches, paid from her balance. */
async function placeOrder(): Promise<CallOutput<'purchaseGet'>> {
  const anna = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(anna)
  const card = plentiful(cards)
  const quantity = 4 * card.stemsPerBunch
  return anna.post('/api/purchase/create', {
    purchase: { [date]: [{ code: card.code, price: card.price, quantity }] },
    methodDelivery: 'pickup',
    paymentMethod: 'BALANCE',
    total: card.price * quantity,
  })
}

test('what happens before the first connection of a page is on it without a reload @desktop', async ({
  page,
}) => {
  const { _id } = await placeOrder()
  const socket = await holdSocket(page)
  await arrive(page, await sharedSession(allPeople.anna), { path: `/history/${_id}` })
  const current = page.getByRole('list', { name: 'Ход выполнения заказа' }).locator('[aria-current="step"]')
  await expect(current).toContainText('Новый')
  await socket.asked
  await (await sharedSession(allPeople.vera)).patch('/api/order/status', { _id, status: 'in_process' })
  await expect(current).toContainText('Новый')
  socket.release()
  await expect(current).toContainText('В обработке')
})

test('who signs in on the page itself misses nothing before its first connection either @desktop', async ({
  page,
}) => {
  const { _id } = await placeOrder()
  const socket = await holdSocket(page)
  await signInByForm(page, allPeople.anna, `/history/${_id}`)
  const current = page.getByRole('list', { name: 'Ход выполнения заказа' }).locator('[aria-current="step"]')
  await expect(current).toContainText('Новый')
  await socket.asked
  await (await sharedSession(allPeople.vera)).patch('/api/order/status', { _id, status: 'in_process' })
  await expect(current).toContainText('Новый')
  socket.release()
  await expect(current).toContainText('В обработке')
})
