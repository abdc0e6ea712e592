import { expect, test } from 'vitest'
import { mailNameFor, labelFor } from './audit-labels.ts'

type Subject = Parameters<typeof labelFor>[0]

function of(kind: Subject['kind'], _id = 'one'): Subject {
  return { kind, _id }
}

test.each([
  ['claim', 'status', 'partly_accepted', 'audit.claim.partly_accepted'],
  ['recipient', 'status', 'WAITING', 'audit.recipient.WAITING'],
  ['person', 'status', 'WAITING', 'labels.verification.WAITING'],
  ['crypto-transfer', 'status', 'held', 'audit.crypto.held'],
  ['person', 'staffRole', 'owner', 'audit.staffRole.owner'],
  ['person', 'role', 'BROKER', 'runtime.role.BROKER'],
  ['lot', 'soldBy', 'box', 'audit.soldBy.box'],
  ['lot', 'kind', 'withdrawn', 'audit.kind.withdrawn'],
  ['lot', 'source', 'moysklad', 'audit.source.moysklad'],
  ['person', 'locale', 'en', 'mails.language.en'],
] as const)('of a %s, the %s %s has a label', (kind, field, value, id) => {
  expect(labelFor(of(kind), field, value)).toBe(id)
})

test('a value or a status of another version has none', () => {
  expect(labelFor(of('claim'), 'status', 'burned')).toBeNull()
  expect(labelFor(of('day'), 'status', 'open')).toBeNull()
  expect(labelFor(of('person'), 'name', 'owner')).toBeNull()
})

test('a setting that is the text of a mail is named by the mail', () => {
  expect(mailNameFor(of('setting', 'mail.orderCanceled'))).toBe('mails.kind.orderCanceled')
  expect(mailNameFor(of('setting', 'mail.unknown'))).toBeNull()
  expect(mailNameFor(of('order', 'mail.orderCanceled'))).toBeNull()
})
