import {
  cardsOf,
  expect,
  leaveInCart,
  allPeople,
  plentiful,
  scarce,
  signIn,
  test,
  literally,
} from './shop-page.ts'

/** A number as the page writes it, whichever space separates its groups. */
function spelled(stems: number): string {
  return new Intl.NumberFormat('ru-RU').format(stems).replace(/\s/, '\\s')
}

test.use({ allowedErrors: [/409/] })

test('two browsers buy the last bunches: one wins, the other sees which line changed @desktop', async ({
  browser,
  page,
}) => {
  const rival = await (await browser.newContext()).newPage()
  await Promise.all([signIn(page, allPeople.anna), signIn(rival, allPeople.maria)])
  const { date, cards } = await cardsOf(page)
  const card = scarce(cards)
  for (const buyer of [page, rival]) {
    await leaveInCart(buyer, date, [{ card, quantity: card.stemsAvailable }])
    await buyer
      .getByRole('link', { name: /^Оформить/ })
      .first()
      .click()
    await buyer.getByRole('radio', { name: /Наличными/ }).check()
    await buyer.getByRole('button', { name: 'Далее' }).click()
    await expect(buyer.getByRole('button', { name: /^Заказать/ })).toBeEnabled()
  }
  await Promise.all([page, rival].map((buyer) => buyer.getByRole('button', { name: /^Заказать/ }).click()))
  const won = (buyer: typeof page) => buyer.getByText('Заказ принят', { exact: true })
  const lost = (buyer: typeof page) =>
    buyer.getByText(/могли измениться|превышает наличие|Больше не продаётся/).first()
  for (const buyer of [page, rival]) await expect(won(buyer).or(lost(buyer)).first()).toBeVisible()
  const winners = await Promise.all([page, rival].map((buyer) => won(buyer).isVisible()))
  expect(winners.filter(Boolean)).toHaveLength(1)
  const loser = winners[0] === true ? rival : page
  await expect(loser.getByText(card.variety).first()).toBeVisible()
  await rival.context().close()
})

test('stock changes on screen when somebody else buys', async ({ browser, page }) => {
  const rival = await (await browser.newContext()).newPage()
  await Promise.all([signIn(page, allPeople.anna), signIn(rival, allPeople.maria)])
  const { date, cards } = await cardsOf(rival)
  const card = plentiful(cards)
  const stock = (stems: number) =>
    page.getByRole('gridcell', {
      name: new RegExp(
        `^${literally(card.variety)}, ${card.lengthCm} .*${literally(card.plantation)}.* ${spelled(stems)} в наличии`,
      ),
    })
  await page.getByLabel(/^Поиск по сорту/).fill(`${card.variety} ${card.lengthCm}`)
  await expect(stock(card.stemsAvailable)).toBeVisible()
  await leaveInCart(rival, date, [{ card, quantity: card.stemsPerBunch }])
  await rival
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await rival.getByRole('radio', { name: /Наличными/ }).check()
  await rival.getByRole('button', { name: 'Далее' }).click()
  await rival.getByRole('button', { name: /^Заказать/ }).click()
  await expect(rival.getByText('Заказ принят', { exact: true })).toBeVisible()
  await expect(stock(card.stemsAvailable - card.stemsPerBunch)).toBeVisible()
  await rival.context().close()
})
