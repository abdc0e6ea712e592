import { expect, test } from 'vitest'
import { fixturePurchase } from '@flower-market/api-client/msw'
import { isAgreedLess } from './order-facts.ts'

test('finds the line of which less was agreed', () => {
  const { lines } = fixturePurchase('partially_confirmed')
  expect(lines.filter(isAgreedLess)).toHaveLength(1)
})
