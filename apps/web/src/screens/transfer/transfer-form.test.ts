import { recipients } from '@flower-market/api-client/msw'
import { expect, test } from 'vitest'
import {
  destinationOf,
  emptyTransfer,
  inputOfTransfer,
  ownChoice,
  targetOf,
  transferProblem,
  transferQuestion,
  type Recipient,
} from './transfer-form.ts'

const alto = recipients[0] as unknown as Recipient
const plantations = [
  { _id: 'alto', name: 'Alto', country: 'ECU' as const, city: { ru: '', en: '' }, recipients: [alto] },
]
const toAlto = destinationOf(alto._id, plantations)

test('money goes to a recipient in the currency of their account, or to an own account', () => {
  expect(toAlto && targetOf(toAlto)).toBe('DOLLAR')
  const own = destinationOf(ownChoice('EURO'), plantations)
  expect(own && targetOf(own)).toBe('EURO')
  expect(destinationOf('nobody', plantations)).toBeNull()
})

test('a form says what it lacks, one thing at a time', () => {
  const form = { ...emptyTransfer, amount: 1000 }
  expect(transferProblem(form, null)).toBe('recipient')
  expect(transferProblem(form, destinationOf(ownChoice('RUBLE'), plantations))).toBe('same-account')
  expect(transferProblem({ ...form, amount: 0 }, toAlto)).toBe('amount')
  expect(transferProblem(form, toAlto)).toBeNull()
})

test('a question names the recipient, and is asked only when nothing is missing', () => {
  const form = { ...emptyTransfer, amount: 1000 }
  expect(inputOfTransfer(transferQuestion(form, toAlto))).toEqual({
    query: {
      amount: 1000,
      source: 'RUBLE',
      target: 'DOLLAR',
      isSended: false,
      isCommission: false,
      recipient: alto._id,
    },
  })
  expect(inputOfTransfer(transferQuestion(emptyTransfer, toAlto))).toBeNull()
  const own = inputOfTransfer(transferQuestion(form, destinationOf(ownChoice('EURO'), plantations)))
  expect(own?.query).not.toHaveProperty('recipient')
})
