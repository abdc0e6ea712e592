import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Signing in and out. */
export function authCases({ buyer, poor }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a visitor has no session and is told so by protected calls',
      run: async (call) => {
        await verifyRefused(call('authentication'), 'not-signed-in')
        await verifyRefused(call('accountList'), 'not-signed-in')
      },
    },
    {
      name: 'signing in begins a session that the next page finds',
      run: async (call) => {
        const session = await call('signin', { body: buyer })
        verifySame(session.email, buyer.email, 'the session is the person who signed in')
        verifySame((await call('authentication'))._id, session._id, 'the cookie finds the same person')
        verify((await call('accountList')).length > 0, 'the person sees their balances')
      },
    },
    {
      name: 'a wrong password and an unknown email are refused in the same words',
      run: async (call) => {
        const wrong = call('signin', { body: { ...buyer, password: `${buyer.password}?` } })
        const first = await verifyRefused(wrong, 'wrong-credentials')
        const unknown = call('signin', {
          body: { email: 'nobody@nowhere.example', password: buyer.password },
        })
        const second = await verifyRefused(unknown, 'wrong-credentials')
        verifySame(second.message, first.message, 'both are told the same')
        await verifyRefused(call('authentication'), 'not-signed-in')
      },
    },
    {
      name: 'an email is found whatever the case and the spaces around it',
      run: async (call) => {
        const session = await call('signin', { body: { ...buyer, email: ` ${buyer.email.toUpperCase()} ` } })
        verifySame(session.email, buyer.email, 'the session is the person who signed in')
      },
    },
    {
      name: 'an empty password is a validation error that names the field',
      run: async (call) => {
        const attempt = call('signin', { body: { ...buyer, password: '' } })
        const { details } = await verifyRefused(attempt, 'validation-failed')
        verify(
          details.issues.some(({ path }) => path === 'password'),
          'the issue names the password',
        )
      },
    },
    {
      name: 'signing out ends the session',
      run: async (call) => {
        await call('signin', { body: poor })
        await call('logout')
        await verifyRefused(call('authentication'), 'not-signed-in')
        await verifyRefused(call('accountList'), 'not-signed-in')
      },
    },
  ]
}
