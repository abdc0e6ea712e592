import type { CallInput, CallOutput } from '@flower-market/api-client'
import type { BrowserContext, Page } from '@playwright/test'

type Change = CallInput<'cartSync'>['body']['changes'][number]
type Lines = Map<string, Change>

declare global {
  interface Window {
    syncPrivateCart(changes: readonly Change[]): Promise<CallOutput<'cartSync'>>
  }
}

const carts = new WeakMap<BrowserContext, Lines>()

/**
 * Answers the cart calls of a page and its other tabs from a cart of their own: tests that run side by side share their
 * people, and the server keeps one cart a person. The page itself asks for the answer: a route of Playwright's would
 * stop every request of the page and turn the browser's cache off, so that each page loaded all scripts anew.
 */
export async function keepCartPrivate(page: Page): Promise<void> {
  const context = page.context()
  const isKept = carts.has(context)
  const lines: Lines = new Map()
  carts.set(context, lines)
  if (isKept) return
  await context.exposeFunction('syncPrivateCart', (changes: readonly Change[]) =>
    sync(carts.get(context) ?? lines, changes),
  )
  await context.addInitScript(() => {
    const { fetch: send } = window
    window.fetch = async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href)
      // The cart of a client is the server's.
      if (pathname !== '/api/cart/sync' || search !== '') return send(input, init)
      const { changes } = (await new Request(input, init).json()) as { changes: Change[] }
      return Response.json(await window.syncPrivateCart(changes))
    }
  })
}

function sync(lines: Lines, changes: readonly Change[]): CallOutput<'cartSync'> {
  for (const change of changes) lines.set(`${change.date} ${change.code}`, change)
  const cart: CallOutput<'cartSync'>['cart'] = {}
  for (const { date, code, price, quantity } of lines.values()) {
    if (quantity > 0) (cart[date] ??= []).push({ code, price, quantity })
  }
  return { cart }
}
