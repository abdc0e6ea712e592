import type { Page } from '@playwright/test'
import { allPeople, arrive, buy, plentiful, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** Opens an order that waits for its money, and that no other test moves on or cancels. */
async function openNewOrder(page: Page): Promise<void> {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const { _id } = await buy(session, date, { card, quantity: card.stemsPerBunch })
  await arrive(page, session, { path: `/history/${_id}` })
}

test('an order that waits for its money is paid from the balance on its page @desktop', async ({ page }) => {
  await openNewOrder(page)
  await page.getByRole('button', { name: /^Оплатить .* с баланса$/ }).click()
  await expect(page.getByText('Оплачен', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /с баланса$/ })).toHaveCount(0)
})

test('two orders are paid by one invoice from the history @desktop', async ({ page }) => {
  const session = await sharedSession(allPeople.boris)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const line = { card, quantity: card.stemsPerBunch }
  for (let time = 0; time < 2; time += 1) await buy(session, date, line)
  await arrive(page, session, { path: '/history' })
  await page.getByRole('button', { name: 'Оплатить вместе' }).click()
  await page.getByRole('combobox', { name: 'Оплата' }).selectOption('CHECK')
  await page.getByRole('button', { name: /^Перейти к оплате/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Оплата №\s\d+\sна/)
})

test('from a tablet to a desktop quantities and packs of an order stand in columns @desktop', async ({
  page,
}) => {
  await openNewOrder(page)
  const packs = page.getByRole('columnheader', { name: 'Пачки' })
  for (const width of [768, 1024, 1090, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // Where each line is a card of its own, the headings are of one pixel, for those who hear them.
    await expect.poll(async () => (await packs.boundingBox())?.width, `${width}`).toBeGreaterThan(60)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})

test('a printed order names both parties and has nothing to press @desktop', async ({ page }) => {
  await openNewOrder(page)
  await expect(page.getByRole('button', { name: 'Распечатать' })).toBeVisible()
  await expect(page.getByText('Поставщик', { exact: true })).toBeHidden()
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await page.emulateMedia({ media: 'print' })
  for (const party of ['Поставщик', 'Покупатель']) {
    await expect(page.getByText(party, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Салон «Букет»', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  // Of a dark page the pale words would be printed on white paper.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})

test('where the whole way of an order is seen there is no button to unfold it @desktop', async ({ page }) => {
  await openNewOrder(page)
  const steps = page.getByRole('list', { name: 'Ход выполнения заказа' }).getByRole('listitem')
  await expect(steps.first()).toBeVisible()
  const unfold = page.getByRole('button', { name: 'Весь ход заказа' })
  await expect(unfold).toBeHidden()
  const count = await steps.count()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(unfold).toBeVisible()
  await expect(steps.filter({ visible: true })).toHaveCount(2)
  await unfold.click()
  await expect(steps.filter({ visible: true })).toHaveCount(count)
})

test('the address of another kind of order leads to its own page, without a refusal @desktop', async ({
  page,
}) => {
  const session = await sharedSession(allPeople.anna)
  const { date, cards } = await readMarket(session)
  const card = plentiful(cards)
  const { _id } = await buy(session, date, { card, quantity: card.stemsPerBunch })
  await arrive(page, session, { path: `/history/plantation/${_id}` })
  await expect(page).toHaveURL(new RegExp(`/history/${_id}$`, 'u'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Заказ\s/)
})
