import type { Page, Route } from '@playwright/test'

/** The prefixes of the languages. */
export const locales = ['', '/en'] as const

/** The pages that the build renders. */
export const guestPaths = [
  '/signin',
  '/signin?return=%2Fcart%3Fday%3D2026-11-26',
  '/signup',
  '/signup/expired',
  '/recovery',
  '/recovery/confirmed',
  '/recovery/expired?return=%2Fcart',
  '/offer',
  '/privacy-policy',
  '/flower-offer',
  '/flower-privacy-policy',
] as const

/** Waits until React has every element of the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('#root *')]
    return (
      document.querySelector('#root h1') !== null &&
      elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
    )
  })
}

/** Waits until React has a guest's page and its forms, which tell the browser afterwards that they check what is typed themselves. */
export async function formsHydrated(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('#root form')].every((form) => form.noValidate),
  )
}

/** All elements, attributes and texts of a page, without the ids that differ between renderings. */
export function rootOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = []
    const walk = (node: Node): void => {
      if (node instanceof Element) {
        const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`)
        lines.push(`<${node.tagName.toLowerCase()} ${attributes.toSorted().join(' ')}>`)
      }
      if (node instanceof Text) lines.push(node.data)
      node.childNodes.forEach(walk)
    }
    document.getElementById('root')?.childNodes.forEach(walk)
    return lines.map((line) => line.replaceAll(/_[rR]_\w*?_/gu, '_id_'))
  })
}

async function withoutPage(route: Route): Promise<void> {
  // Others may answer it: the cart of a test is its own.
  if (!route.request().isNavigationRequest()) return route.fallback()
  const response = await route.fetch()
  const body = (await response.text()).replace(
    /<div id="root" data-rendered[^>]*>.*?<\/div>(?=\s*<div id="last-resort")/su,
    '<div id="root"></div>',
  )
  return route.fulfill({ response, body })
}

/** Gives documents without the page that stands in them, so that the browser renders it. */
export async function withoutMarkup(page: Page, act: () => Promise<void>): Promise<void> {
  await page.route('**/*', withoutPage)
  await act()
  await page.unroute('**/*', withoutPage)
}

/** Keeps the scripts back until what is done meanwhile is done. */
export async function beforeScripts(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/u, async (route: Route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await act()
  release()
  await hydrated(page)
}
