import { expect, it } from 'vitest'
import { knowsOwnPercentages, ROLES } from './role.ts'

it('keeps the margin on a buyer from the buyer', () => {
  expect(ROLES.filter(knowsOwnPercentages)).toEqual(['ADMIN', 'BROKER', 'AGENT'])
})
