import { expect, test } from 'vitest'
import { isAuditField } from './audit-fields.ts'

test.each(['freight', 'deliveryWeekdays', 'holdsFrom', 'ru.subject', 'en.body', 'routes', 'share.priceBp'])(
  'the field %s has a label',
  (field) => {
    expect(isAuditField(field)).toBe(true)
  },
)

test('a field of a later version has none', () => {
  expect(isAuditField('toString')).toBe(false)
})
