import { expect, test } from 'vitest'
import { PAGE_ROUTES } from '../routes.ts'
import { MENU } from './menu.ts'

test('the menu leads only to pages that exist', () => {
  const pages = PAGE_ROUTES.map(({ path }) => path)
  expect(MENU.length).toBeGreaterThan(0)
  for (const { path } of MENU) expect(pages).toContain(path)
})
