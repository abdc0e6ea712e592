import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PAGE_ROUTES } from './routes.ts'

const fixed = PAGE_ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'))

test.each(fixed)('%s is loaded as itself, not as a page with a parameter', (address) => {
  expect(PAGE_ROUTES.find(({ path }) => matchPath(path, address))?.path).toBe(address)
})
