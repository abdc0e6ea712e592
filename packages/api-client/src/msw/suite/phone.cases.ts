import { callCodeDigits, codeTries, smsCodeDigits } from '@flower-market/flower-domain'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { codeFor, confirmFreshPhone, freshPhone, join, wrongCode } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Signing in by phone. */
const phoneSigninCases: ContractCase[] = [
  {
    name: 'a confirmed phone signs in by the code of its SMS, once',
    run: async (call, openBrowser) => {
      const { _id } = await join(call)
      const phone = await confirmFreshPhone(call, _id)
      const other = await openBrowser()
      const { digits } = await other('signinSendCode', { body: { phone } })
      verifySame(digits, smsCodeDigits, 'the length of the code is told')
      const code = await codeFor(other, phone, 'sms')
      const session = await other('signinPhone', { body: { phone, code } })
      verifySame(session._id, _id, 'the session is the person who has the number')
      verifySame((await other('authentication'))._id, _id, 'the cookie finds the same person')
      await verifyRefused(other('signinPhone', { body: { phone, code } }), 'code-expired')
    },
  },
  {
    name: 'a code ends with its last wrong try: the right one comes too late then',
    run: async (call, openBrowser) => {
      const { _id } = await join(call)
      const phone = await confirmFreshPhone(call, _id)
      const other = await openBrowser()
      await other('signinSendCode', { body: { phone } })
      const code = await codeFor(other, phone, 'sms')
      for (let triesLeft = codeTries - 1; triesLeft >= 0; triesLeft -= 1) {
        const attempt = other('signinPhone', { body: { phone, code: wrongCode(code) } })
        const { details } = await verifyRefused(attempt, 'invalid-code')
        verifySame(details.triesLeft, triesLeft, 'a wrong code costs a try')
      }
      await verifyRefused(other('signinPhone', { body: { phone, code } }), 'code-expired')
    },
  },
  {
    name: 'a phone that nobody has confirmed is answered as one that signs in, and gets no SMS',
    run: async (call, openBrowser) => {
      const phone = freshPhone()
      await join(call)
      await call('userUpdate', { body: { phone } })
      const other = await openBrowser()
      const code = '000000'
      await verifyRefused(other('signinPhone', { body: { phone, code } }), 'code-expired')
      const sent = await other('signinSendCode', { body: { phone } })
      verifySame(Object.keys(sent).toSorted(), ['digits', 'expiresAt', 'retryAt'], 'the answer is the same')
      const { details } = await verifyRefused(other('signinPhone', { body: { phone, code } }), 'invalid-code')
      verifySame(details.triesLeft, codeTries - 1, 'the tries are counted, too')
      await verifyRefused(other('signinSendCode', { body: { phone } }), 'retry-later')
      verifySame(await other('outboxList', { query: { to: phone } }), [], 'nothing was sent')
    },
  },
]

/** Confirming a phone and signing in by it. */
export function phoneCases({ buyer }: SuitePeople): ContractCase[] {
  return [
    ...phoneSigninCases,
    {
      name: 'the last digits of the calling number confirm a phone, and another number is not confirmed',
      run: async (call) => {
        const { _id } = await join(call)
        const phone = await confirmFreshPhone(call, _id)
        const confirmed = await call('userGet', { query: { _id } })
        verifySame([confirmed.phone, confirmed.isPhoneVerified], [phone, true], 'the profile says so')
        const changed = await call('userUpdate', { body: { phone: freshPhone() } })
        verifySame(changed.isPhoneVerified, false, 'the new number has to be confirmed')
      },
    },
    {
      name: 'wrong digits cost a try, and a call cannot be asked for again at once',
      run: async (call) => {
        const { _id } = await join(call)
        const phone = freshPhone()
        await verifyRefused(call('sendPin', { body: { _id, pinCode: '0000' } }), 'code-expired')
        const { digits } = await call('confirmPhone', { body: { _id, phone } })
        verifySame(digits, callCodeDigits, 'the length of the code is told')
        await verifyRefused(call('confirmPhone', { body: { _id, phone } }), 'retry-later')
        const pinCode = wrongCode(await codeFor(call, phone, 'call'))
        const { details } = await verifyRefused(call('sendPin', { body: { _id, pinCode } }), 'invalid-code')
        verifySame(details.triesLeft, codeTries - 1, 'a wrong code costs a try')
        verify(!(await call('userGet', { query: { _id } })).isPhoneVerified, 'nothing is confirmed')
      },
    },
    {
      name: 'a number belongs to whoever confirmed it last',
      run: async (call, openBrowser) => {
        const first = await join(call)
        const phone = await confirmFreshPhone(call, first._id)
        const other = await openBrowser()
        const { _id } = await join(other)
        await other('confirmPhone', { body: { _id, phone } })
        await other('sendPin', { body: { _id, pinCode: await codeFor(other, phone, 'call') } })
        const { isPhoneVerified } = await call('userGet', { query: { _id: first._id } })
        verifySame(isPhoneVerified, false, 'the first person has to confirm it anew')
      },
    },
    {
      name: "another person's phone cannot be confirmed",
      run: async (call, openBrowser) => {
        const { _id } = await (await openBrowser())('signin', { body: buyer })
        await join(call)
        for (const id of [_id, 'nobody']) {
          await verifyRefused(call('confirmPhone', { body: { _id: id, phone: freshPhone() } }), 'not-found')
          await verifyRefused(call('sendPin', { body: { _id: id, pinCode: '0000' } }), 'not-found')
        }
      },
    },
  ]
}
