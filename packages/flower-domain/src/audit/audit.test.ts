import { expect, test } from 'vitest'
import { auditChanges } from './audit.ts'

test('a change has what was and what is, and leaves out what stays', () => {
  expect(auditChanges({ status: 'new', total: 100, role: 'USER' }, { status: 'paid', total: 100 })).toEqual([
    { field: 'status', before: 'new', after: 'paid' },
    { field: 'role', before: 'USER', after: null },
  ])
  expect(auditChanges({}, { isBlocked: true })).toEqual([{ field: 'isBlocked', before: null, after: true }])
})
