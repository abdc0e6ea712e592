import { test as base, expect, type Page } from '@playwright/test'
import type { CallOutput, PagePayload } from '@flower-market/api-client'

/** The demo people; all have one password, which the server prints when it starts. */
export const allPeople = {
  /** Has rubles and dollars. */
  anna: 'anna@buket.example',
  /** Has 500 rubles. */
  petr: 'petr@lavka.example',
  /** Has no account at all. */
  maria: 'maria@oranzh.example',
  /** A broker, who looks after Petr and Maria. */
  boris: 'boris@broker.example',
  /** An agent, who referred Maria. */
  alina: 'alina@agent.example',
  /** Staff. */
  vera: 'vera@flower-market.example',
} as const

/** The password of all of them. */
export const password = 'flowers'

type Card = CallOutput<'catalogCards'>['cards'][number]

/** What the server wrote into the page that is open. */
export function payloadOf(page: Page): Promise<PagePayload> {
  return page.evaluate(() => JSON.parse(document.getElementById('page-payload')?.textContent ?? 'null'))
}

/** The delivery day and the cards that came with the catalog's page. */
export async function cardsOf(page: Page): Promise<{ date: string; cards: readonly Card[] }> {
  const { calls } = await payloadOf(page)
  const answer = Object.entries(calls).find(([key]) => key.startsWith('catalogFirstCards '))?.[1]
  if (answer === undefined) throw new Error('The page came without cards.')
  return answer as CallOutput<'catalogFirstCards'>
}

function byBunch({ soldBy }: Card): boolean {
  return soldBy === 'bunch'
}

/** A card of which any test may buy without emptying it; a random one, because tests run side by side on one market. */
export function plentiful(cards: readonly Card[]): Card {
  const many = cards.filter((card) => byBunch(card) && card.stemsAvailable >= 20 * card.stemsPerBunch)
  const card = many[Math.floor(Math.random() * many.length)]
  if (card === undefined) throw new Error('The demo market has no plentiful card.')
  return card
}

/** A name as a pattern matches it to the letter: some hold brackets. */
export function literally(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** The card with the smallest stock, for tests that buy all of it. */
export function scarce(cards: readonly Card[]): Card {
  const [card] = cards
    .filter((one) => byBunch(one) && one.stemsAvailable >= one.stemsPerBunch)
    .toSorted((left, right) => left.stemsAvailable - right.stemsAvailable)
  if (card === undefined) throw new Error('The demo market has nothing left.')
  return card
}

/** Signs in through the form, from wherever the guard sent the visitor. */
export async function signIn(page: Page, email: string, path = '/catalog'): Promise<void> {
  await page.goto(path)
  await page.getByLabel(/^(Почта|Email)$/).fill(email)
  await page.getByLabel(/^(Пароль|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Войти|Sign in)$/ }).click()
  await expect(page).not.toHaveURL(/\/signin/)
  // The page that came after signing in was drawn in place; a fresh one carries its payload.
  await page.reload()
}

/** Puts lines into the cart as an earlier visit would have left them, and opens a page that reads them. */
export async function leaveInCart(
  page: Page,
  date: string,
  lines: readonly { card: Card; quantity: number }[],
  path = '/cart',
): Promise<void> {
  const items = lines.map(({ card, quantity }) => ({ code: card.code, price: card.price, quantity }))
  await page.evaluate((cart) => localStorage.setItem('cart', JSON.stringify(cart)), { [date]: items })
  await page.goto(path)
}

/** A test whose page must stay silent: an error in the console fails it. `allowedErrors` names what a test provokes. */
export const test = base.extend<{ allowedErrors: RegExp[]; silence: void }>({
  allowedErrors: [[], { option: true }],
  silence: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use()
      expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Page } from '@playwright/test'
