import { AxeBuilder } from '@axe-core/playwright'
import { expect, PEOPLE, signIn, test } from './shop-page.ts'

const PAGES = ['/catalog', '/cart', '/order', '/history'] as const

for (const scheme of ['light', 'dark'] as const) {
  test(`every page in both languages is accessible and silent (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/signin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await signIn(page, PEOPLE.anna)
    for (const prefix of ['', '/en']) {
      for (const path of PAGES) {
        await page.goto(`${prefix}${path}`)
        await expect(page.getByRole('main')).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect((await new AxeBuilder({ page }).analyze()).violations, `${prefix}${path}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(prefix === '' ? 'ru' : 'en')
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${prefix}${path} scrolls sideways`).toBeLessThanOrEqual(0)
      }
    }
  })
}
