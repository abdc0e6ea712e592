import type { Page } from 'playwright'
import { type Appearance, heights } from './appearances.ts'

/** Pictures of a story until two in a row are the same; a page that never comes to rest ends here. */
const maxTries = 6

/**
 * Takes a story's picture once it looks as expected or two in a row are the same: fonts, pictures and late answers have
 * come by then. With `isForCertain: false` the first picture is taken, which costs half.
 */
export async function photograph(
  page: Page,
  appearance: Appearance,
  {
    expected,
    isForCertain = true,
  }: { readonly expected?: Buffer | undefined; readonly isForCertain?: boolean },
): Promise<Buffer> {
  await page.setViewportSize({ width: appearance.width, height: heights[appearance.width] })
  await page.evaluate(settle, appearance.theme)
  let last = await screenshot(page)
  if (!isForCertain) return last
  for (let tries = 1; tries < maxTries; tries += 1) {
    if (expected?.equals(last) === true) break
    await page.evaluate(nextFrames)
    const next = await screenshot(page)
    if (next.equals(last)) break
    last = next
  }
  return last
}

function screenshot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

async function settle(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme
  await document.fonts.ready
  const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 30))
  })
}
