import { test as base, expect, type Page } from '@playwright/test'
import { password } from './market-state.ts'
import { keepCartPrivate } from './private-cart.ts'

/** A name as a pattern matches it to the letter: some hold brackets. */
export function literally(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** Fills in the form that is open, and sends it. */
export async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^(Почта|Email)$/).fill(email)
  await page.getByLabel(/^(Пароль|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(Войти|Sign in)$/ }).click()
}

/** Signs in through the form, from wherever the guard sent the visitor. */
export async function signInByForm(page: Page, email: string, path: string): Promise<void> {
  await keepCartPrivate(page)
  await page.goto(path)
  await typePassword(page, email)
  await expect(page).not.toHaveURL(/\/signin/)
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
