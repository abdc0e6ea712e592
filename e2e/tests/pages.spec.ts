import { AxeBuilder } from '@axe-core/playwright'
import { expect, PEOPLE, signIn, test } from './shop-page.ts'

const PAGES = ['/catalog', '/cart', '/order', '/history'] as const

for (const scheme of ['light', 'dark'] as const) {
  for (const { prefix, language } of [
    { prefix: '', language: 'ru' },
    { prefix: '/en', language: 'en' },
  ]) {
    test(`every page is accessible and silent: ${language}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(`${prefix}/signin`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await signIn(page, PEOPLE.anna, `${prefix}/catalog`)
      for (const path of PAGES) {
        await page.goto(`${prefix}${path}`)
        await expect(page.getByRole('main')).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([])
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    })
  }
}

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn(page, PEOPLE.anna)
  for (const path of PAGES) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
