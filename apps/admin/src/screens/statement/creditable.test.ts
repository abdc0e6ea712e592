import { expect, test } from 'vitest'
import { creditableAtOnce } from './creditable.ts'
import type { StatementLine } from './statement.atoms.ts'

function line(id: string, transactionId: string | null, state: StatementLine['state'] = 'waiting') {
  const invoice =
    transactionId === null ? null : { transactionId, number: 1, amount: 1, personId: '', payer: '' }
  return { _id: id, state, invoice, creditedBefore: null } as unknown as StatementLine
}

test('of lines that match one invoice the first is credited; those without one, those decided and what may be credited already are not', () => {
  const before = { ...line('f', 'w'), creditedBefore: { statementId: 'earlier', lineId: 'a' } }
  const lines = [
    line('a', 'x'),
    line('b', 'x'),
    line('c', null),
    line('d', 'y', 'credited'),
    line('e', 'z'),
    before,
  ]
  expect(creditableAtOnce(lines).map(({ _id }) => _id)).toEqual(['a', 'e'])
})

test('no more lines are credited at once than a call takes', () => {
  const many = Array.from({ length: 501 }, (_, place) => line(`l${place}`, `t${place}`))
  expect(creditableAtOnce(many)).toHaveLength(500)
})
