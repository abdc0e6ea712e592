import { expect, test } from 'vitest'
import { findLotProblems, readLot, toNewLot } from './lot-form.ts'

function formOf(changes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  const fields = {
    plantationId: 'alto-zafiro',
    type: 'roses',
    variety: ' Freedom ',
    color: 'red',
    availability: 'inStock',
    lengthCm: '60',
    deliveryDate: '2026-11-26',
    price: '68,50',
    currency: 'USD',
    stemsPerBunch: '25',
    stemsPerBox: '250',
    stemsAvailable: '1 250',
    soldBy: 'bunch',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('what was typed becomes a lot', () => {
  const typed = readLot(formOf())
  expect(findLotProblems(typed, '2026-11-23')).toBeNull()
  expect(toNewLot(typed)).toMatchObject({
    variety: 'Freedom',
    price: { amount: 6_850, currency: 'USD' },
    stemsAvailable: 1_250,
    deliveryDate: '2026-11-26',
  })
})

test('each wrong field is named', () => {
  const typed = readLot(
    formOf({ plantationId: '', variety: '', lengthCm: '5', price: 'дорого', stemsPerBox: '260' }),
  )
  expect(findLotProblems(typed, '2026-11-27')).toEqual({
    plantation: 'lots.problem.empty',
    variety: 'lots.problem.empty',
    lengthCm: 'lots.wrongLength',
    price: 'lots.problem.no-number',
    deliveryDate: 'lots.problem.day-passed',
  })
  expect(findLotProblems(readLot(formOf({ stemsPerBox: '260' })), '2026-11-23')).toEqual({
    stemsPerBox: 'lots.problem.box-not-whole-bunches',
  })
})
