import { expect, it } from 'vitest'
import { knowsOwnPercentages, roles } from './role.ts'

it('hides the margin on a buyer from the buyer', () => {
  expect(roles.filter(knowsOwnPercentages)).toEqual(['ADMIN', 'BROKER', 'AGENT'])
})
