import { cardsOf, expect, leaveInCart, PEOPLE, signIn, test } from './shop-page.ts'

const WORDS = {
  '': {
    checkout: /^Оформить/,
    next: 'Далее',
    pay: /^Оплатить .* и заказать$/,
    placed: 'Заказ принят',
    openOrder: 'Открыть заказ',
    orders: 'Заказы',
    paid: 'Оплачен',
  },
  '/en': {
    checkout: /^Check ?out/i,
    next: 'Next',
    pay: /^Pay .* and (place the )?order$/i,
    placed: /order/i,
    openOrder: /open (the )?order/i,
    orders: /^Orders$/,
    paid: 'Paid',
  },
} as const

for (const prefix of ['', '/en'] as const) {
  const words = WORDS[prefix]
  test(`a buyer orders from stock and sees the order in the history (${prefix || 'ru'})`, async ({
    page,
  }) => {
    await signIn(page, PEOPLE.anna, `${prefix}/catalog`)
    const { date, cards } = await cardsOf(await reload(page))
    const card = cards.find(({ stemsAvailable, stemsPerBunch }) => stemsAvailable > 10 * stemsPerBunch)
    expect(card).toBeDefined()
    if (card === undefined) return
    await leaveInCart(page, date, [{ card, quantity: card.stemsPerBunch * 2 }], `${prefix}/cart`)
    await page.getByRole('link', { name: words.checkout }).click()
    await page.getByRole('button', { name: words.next }).click()
    await page.getByRole('button', { name: words.pay }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.placed)
    await page.getByRole('link', { name: words.openOrder }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/history/`))
    await expect(page.getByText(card.variety).first()).toBeVisible()
    await expect(page.getByText(words.paid).first()).toBeVisible()
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).match(/\d+/)?.[0]
    await page.goto(`${prefix}/history`)
    await expect(page.getByText(String(number)).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('{}')
  })
}

const reload = async <P extends { reload(): Promise<unknown> }>(page: P): Promise<P> => {
  await page.reload()
  return page
}
