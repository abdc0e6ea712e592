import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageRoutes } from './routes.ts'

const fixed = pageRoutes.map(({ path }) => path).filter((path) => !path.includes(':'))

test.each(fixed)('%s is loaded as itself, not as a page with a parameter', (address) => {
  expect(pageRoutes.find(({ path }) => matchPath(path, address))?.path).toBe(address)
})
