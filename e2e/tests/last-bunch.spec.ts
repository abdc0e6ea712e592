import {
  allPeople,
  arrive,
  buy,
  plentiful,
  readMarket,
  scarce,
  sharedSession,
  type CartLine,
} from './market-state.ts'
import { expect, literally, test, type Page } from './shop-page.ts'

/** A number as the page writes it, whichever space separates its groups. */
function spelled(stems: number): string {
  return new Intl.NumberFormat('ru-RU').format(stems).replace(/\s/, '\\s')
}

test.use({ allowedErrors: [/409/] })

function won(buyer: Page) {
  return buyer.getByText('Заказ принят', { exact: true })
}

function lost(buyer: Page) {
  return buyer.getByText(/могли измениться|превышает наличие|Больше не продаётся/).first()
}

/** Opens the last step of an order that is paid in cash. */
async function openConfirmation(buyer: Page, email: string, date: string, line: CartLine): Promise<void> {
  const session = await sharedSession(email)
  await arrive(buyer, session, { path: `/order?date=${date}`, cart: { [date]: [line] } })
  await buyer.getByRole('radio', { name: /Наличными/ }).check()
  await buyer.getByRole('button', { name: 'Далее' }).click()
  await expect(buyer.getByRole('button', { name: /^Заказать/ })).toBeEnabled()
}

test('two browsers buy the last bunches: one wins, the other sees which line changed @desktop', async ({
  browser,
  page,
}) => {
  const rival = await (await browser.newContext()).newPage()
  const { date, cards } = await readMarket(await sharedSession(allPeople.anna))
  const card = scarce(cards)
  const line = { card, quantity: card.stemsAvailable }
  await Promise.all([
    openConfirmation(page, allPeople.anna, date, line),
    openConfirmation(rival, allPeople.boris, date, line),
  ])
  await Promise.all([page, rival].map((buyer) => buyer.getByRole('button', { name: /^Заказать/ }).click()))
  for (const buyer of [page, rival]) await expect(won(buyer).or(lost(buyer)).first()).toBeVisible()
  const winners = await Promise.all([page, rival].map((buyer) => won(buyer).isVisible()))
  expect(winners.filter(Boolean)).toHaveLength(1)
  const loser = winners[0] === true ? rival : page
  await expect(loser.getByText(card.variety).first()).toBeVisible()
  await rival.context().close()
})

test('stock changes on screen when somebody else buys', async ({ page }) => {
  const rival = await sharedSession(allPeople.boris)
  const { date, cards } = await readMarket(rival)
  const card = plentiful(cards)
  const stock = (stems: number) =>
    page.getByRole('gridcell', {
      name: new RegExp(
        `^${literally(card.variety)}, ${card.lengthCm} .*${literally(card.plantation)}.* ${spelled(stems)} в наличии`,
      ),
    })
  // The page listens once its socket stands.
  const listening = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await arrive(page, await sharedSession(allPeople.anna))
  await page.getByLabel(/^Поиск по сорту/).fill(`${card.variety} ${card.lengthCm}`)
  await expect(stock(card.stemsAvailable)).toBeVisible()
  await listening
  await buy(rival, date, { card, quantity: card.stemsPerBunch })
  await expect(stock(card.stemsAvailable - card.stemsPerBunch)).toBeVisible()
})
