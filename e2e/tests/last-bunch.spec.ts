import {
  allPeople,
  arrive,
  buy,
  type CartLine,
  joinAs,
  plentiful,
  readMarket,
  scarce,
  sharedSession,
} from './market-state.ts'
import type { ApiSession } from './api-session.ts'
import { expect, literally, test, type Page } from './shop-page.ts'

/** A number as the page writes it, whichever space separates its groups. */
function spelled(stems: number): string {
  return new Intl.NumberFormat('ru-RU').format(stems).replace(/\s/, '\\s')
}

test.use({ allowedErrors: [/409/] })

function held(buyer: Page) {
  return buyer.getByText(/^Держим цветы до/)
}

function place(buyer: Page) {
  return buyer.getByRole('button', { name: /^Заказать/ })
}

function lost(buyer: Page) {
  return buyer.getByText(/могли измениться|превышает наличие|Больше не продаётся/).first()
}

/** A buyer of this test alone: an order of the same person in another test would use up what is held for them. */
function joinAsRival(): Promise<ApiSession> {
  return joinAs(`rival-${crypto.randomUUID()}@joiners.example`, 'eleven blue irises')
}

/** Opens an order that is picked up and paid in cash. */
async function openOrder(
  buyer: Page,
  session: ApiSession,
  { date, line }: { date: string; line: CartLine },
): Promise<void> {
  await arrive(buyer, session, { path: `/order?date=${date}`, cart: { [date]: [line] } })
  await buyer.getByRole('radio', { name: /Заберу сам/ }).check()
  await buyer.getByRole('radio', { name: /Наличными/ }).check()
}

test('two browsers want the last bunches: for one they are held, the other sees which line changed @desktop', async ({
  browser,
  page,
}) => {
  const rival = await (await browser.newContext()).newPage()
  const { date, cards } = await readMarket(await sharedSession(allPeople.anna))
  const card = scarce(cards)
  const line = { card, quantity: card.stemsAvailable }
  const [one, other] = await Promise.all([joinAsRival(), joinAsRival()])
  await Promise.all([openOrder(page, one, { date, line }), openOrder(rival, other, { date, line })])
  for (const buyer of [page, rival]) await expect(held(buyer).or(lost(buyer)).first()).toBeVisible()
  const winners = await Promise.all([page, rival].map((buyer) => held(buyer).isVisible()))
  expect(winners.filter(Boolean)).toHaveLength(1)
  const [winner, loser] = winners[0] === true ? [page, rival] : [rival, page]
  await expect(loser.getByText(card.variety).first()).toBeVisible()
  await expect(place(loser)).toBeDisabled()
  await winner.reload()
  await expect(held(winner)).toBeVisible()
  await place(winner).click()
  await expect(winner.getByText('Заказ принят', { exact: true })).toBeVisible()
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
  await arrive(page, await sharedSession(allPeople.anna))
  await page.getByRole('gridcell', { name: /₽/ }).first().waitFor()
  await page.getByLabel(/^Поиск по сорту/).fill(`${card.variety} ${card.lengthCm}`)
  await expect(stock(card.stemsAvailable)).toBeVisible()
  await buy(rival, date, { card, quantity: card.stemsPerBunch })
  await expect(stock(card.stemsAvailable - card.stemsPerBunch)).toBeVisible()
})
