import { expect, test } from 'vitest'
import { isWebhookAddress } from './webhook-address.ts'

test.each([
  ['https://roza.example/hooks/orders?shop=1', true],
  ['https://roza.example:8443/', true],
  ['https://xn--80ak6aa92e.xn--p1ai/', true],
  ['https://розы.рф/хук', true],
  ['http://roza.example/', false],
  ['ftp://roza.example/', false],
  ['https://me:secret@roza.example/', false],
  ['https://localhost/', false],
  ['https://localhost./', false],
  ['https://shop.localhost/', false],
  ['https://printer.local/', false],
  ['https://metadata.google.internal/', false],
  ['https://router/', false],
  ['https://127.0.0.1/', false],
  ['https://0x7f.1/', false],
  ['https://2130706433/', false],
  ['https://8.8.8.8/', false],
  ['https://[::1]/', false],
  ['https://[2606:4700::1111]/', false],
  ['nothing', false],
])('%s may be the address of a webhook: %s', (address, isOne) => {
  expect(isWebhookAddress(address)).toBe(isOne)
})
