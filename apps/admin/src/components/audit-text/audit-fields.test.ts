import { expect, test } from 'vitest'
import { auditFieldOf } from './audit-fields.ts'

test.each(['freight', 'deliveryWeekdays', 'holdsFrom', 'ru.subject', 'en.body', 'routes', 'share.priceBp'])(
  'the field %s has a label',
  (field) => {
    expect(auditFieldOf(field)).toBe(field.replace('.', '-'))
  },
)

test('a field of a later version has none', () => {
  expect(auditFieldOf('toString')).toBeNull()
})
