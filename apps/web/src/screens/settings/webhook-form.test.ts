import { expect, test } from 'vitest'
import { findWebhookProblems, readWebhook } from './webhook-form.ts'

function fieldsOf(entries: readonly (readonly [string, string])[]): FormData {
  const fields = new FormData()
  for (const [name, value] of entries) fields.append(name, value)
  return fields
}

test('reads what was ticked in the order of the events', () => {
  const fields = fieldsOf([
    ['address', ' https://roza.example/hook '],
    ['events', 'document.issued'],
    ['events', 'order.placed'],
    ['password', ' with spaces '],
  ])
  expect(readWebhook(fields)).toEqual({
    address: 'https://roza.example/hook',
    events: ['order.placed', 'document.issued'],
    password: ' with spaces ',
  })
})

test('an address, an event and the password are needed', () => {
  const nothing = readWebhook(
    fieldsOf([
      ['address', 'roza.example'],
      ['password', ''],
    ]),
  )
  expect(Object.keys(findWebhookProblems(nothing) ?? {})).toEqual(['address', 'events', 'password'])
  const whole = { address: 'https://roza.example', events: ['order.paid' as const], password: 'x' }
  expect(findWebhookProblems(whole)).toBeNull()
})
