import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { expect, allPeople, signIn, test } from './shop-page.ts'

interface RouteEntry {
  readonly path: string
  readonly access: 'signed-in' | 'guest' | 'everybody'
  readonly needs?: string
}

// Named by a value: the shop's own sources are no part of this project's types.
const routesFile = join(import.meta.dirname, '../../apps/web/src/routes.ts')
const { pageRoutes } = (await import(routesFile)) as { pageRoutes: readonly RouteEntry[] }

const languages = [
  { prefix: '', language: 'ru', colorScheme: 'light' },
  { prefix: '/en', language: 'en', colorScheme: 'dark' },
] as const

/** Who opens which pages; each page is opened by somebody. */
const visitors = [
  { who: 'a guest', email: null, opens: ({ access }: RouteEntry) => access !== 'signed-in' },
  {
    who: 'a buyer',
    email: allPeople.anna,
    opens: ({ access, needs }: RouteEntry) => access === 'signed-in' && needs === undefined,
  },
  { who: 'a broker', email: allPeople.boris, opens: ({ needs }: RouteEntry) => needs !== undefined },
] as const

/** The first thing that a list links to. */
async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(list)
  const href = await page.getByRole('main').locator(`a[href^="${list}/"]`).first().getAttribute('href')
  return href?.split('/').at(-1) ?? ''
}

/** Addresses of routes with a parameter, filled with what exists. */
async function addressesOf(page: Page, opens: (route: RouteEntry) => boolean): Promise<string[]> {
  const routes = pageRoutes.filter(opens)
  const addresses: string[] = []
  for (const { path } of routes) {
    if (path.endsWith('/:email')) addresses.push(path.replace(':email', 'anna%40buket.example'))
    else if (path.endsWith('/:id')) {
      const id = await firstOf(page, path.startsWith('/users') ? '/users' : '/history')
      addresses.push(path.replace(':id', id))
    } else addresses.push(path)
  }
  return addresses
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(/Не найдена страница|Page not found/), address).toHaveCount(0)
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

test('every route is opened by somebody', () => {
  const opened = pageRoutes.filter((route) => visitors.some(({ opens }) => opens(route)))
  expect(opened.length).toBeGreaterThan(10)
  expect(opened).toEqual(pageRoutes)
})

const narrow = { width: 320, height: 700 }

for (const { who, email, opens } of visitors) {
  for (const { prefix, language, colorScheme } of languages) {
    test(`every page of ${who} is accessible, silent and fits 320 px: ${language}, ${colorScheme} @desktop`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const wide = page.viewportSize() ?? narrow
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (email !== null) await signIn(page, email)
      for (const address of await addressesOf(page, opens)) {
        await page.setViewportSize(wide)
        await open(page, prefix + address)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect.soft(violations, prefix + address).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.lang), address).toBe(language)
        expect.soft(await overflowOf(page), `${address} scrolls sideways`).toBeLessThanOrEqual(0)
        await page.setViewportSize(narrow)
        expect.soft(await overflowOf(page), `${address} scrolls sideways at 320`).toBeLessThanOrEqual(0)
      }
    })
  }
}
