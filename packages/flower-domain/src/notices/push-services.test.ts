import { expect, test } from 'vitest'
import { isPushAddress } from './push-services.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAA', true],
  ['https://web.push.apple.com/QLk', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=B', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://fcm.googleapis.com.attacker.example/', false],
  ['https://notfcm.googleapis.com/', false],
  ['https://me:secret@fcm.googleapis.com/', false],
  ['https://127.0.0.1/', false],
  ['https://localhost/', false],
  ['nothing', false],
])('%s is an address of a push service: %s', (address, isOne) => {
  expect(isPushAddress(address)).toBe(isOne)
})
