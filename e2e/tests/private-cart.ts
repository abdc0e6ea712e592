import type { CallInput, CallOutput } from '@flower-market/api-client'
import type { Page } from '@playwright/test'

type Change = CallInput<'cartSync'>['body']['changes'][number]

/**
 * Answers the cart calls of a page and its other tabs from a cart of their own: tests that run side by side share their
 * people, and the server keeps one cart a person.
 */
export async function keepCartPrivate(page: Page): Promise<void> {
  const lines = new Map<string, Change>()
  await page.context().route('**/api/cart/sync', async (route) => {
    const { changes } = route.request().postDataJSON() as CallInput<'cartSync'>['body']
    for (const change of changes) lines.set(`${change.date} ${change.code}`, change)
    const cart: CallOutput<'cartSync'>['cart'] = {}
    for (const { date, code, price, quantity } of lines.values()) {
      if (quantity > 0) (cart[date] ??= []).push({ code, price, quantity })
    }
    await route.fulfill({ json: { cart } })
  })
}
