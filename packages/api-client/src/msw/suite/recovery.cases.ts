import type { ContractCase } from './contract-case.ts'
import { freshEmail, goodPassword, join, tokenFor } from './joining.ts'
import { verifyRefused, verifySame } from './verify.ts'

const newPassword = 'peonies after the rain'

/** A forgotten password. */
export function recoveryCases(): ContractCase[] {
  return [
    {
      name: 'the link of a recovery sets a new password once and ends all sessions',
      run: async (call, openBrowser) => {
        const { email } = await join(call)
        const other = await openBrowser()
        await other('recovery', { body: { email } })
        const token = await tokenFor(other, email, '/recovery/verify')
        verifySame(await other('recoveryVerify', { body: { token } }), {}, 'the link is good')
        await other('recoveryVerify', { body: { token, password: newPassword } })
        await verifyRefused(call('authentication'), 'not-signed-in')
        await verifyRefused(other('authentication'), 'not-signed-in')
        const old = other('signin', { body: { email, password: goodPassword } })
        await verifyRefused(old, 'wrong-credentials')
        await verifyRefused(other('recoveryVerify', { body: { token } }), 'link-expired')
        await other('signin', { body: { email, password: newPassword } })
      },
    },
    {
      name: 'a weak new password is refused and leaves the link as it is',
      run: async (call) => {
        const { email } = await join(call)
        await call('recovery', { body: { email } })
        const token = await tokenFor(call, email, '/recovery/verify')
        const attempt = call('recoveryVerify', { body: { token, password: 'short' } })
        const { details } = await verifyRefused(attempt, 'password-too-weak')
        verifySame(details.reason, 'too-short', 'the reason is named')
        verifySame(await call('recoveryVerify', { body: { token } }), {}, 'the link is still good')
      },
    },
    {
      name: 'recovering is answered for known and unknown addresses alike, and not twice at once',
      run: async (call) => {
        const { email } = await join(call)
        const unknown = freshEmail()
        const answers = [
          await call('recovery', { body: { email } }),
          await call('recovery', { body: { email: unknown } }),
        ]
        verifySame(answers.map(Object.keys), [['retryAt'], ['retryAt']], 'both answers say the same')
        const first = await verifyRefused(call('recovery', { body: { email } }), 'retry-later')
        const second = await verifyRefused(call('recovery', { body: { email: unknown } }), 'retry-later')
        verifySame([second.status, second.message], [first.status, first.message], 'both are told the same')
      },
    },
    {
      name: 'a link that was never sent sets no password',
      run: async (call) => {
        const token = 'no-such-link-was-ever-sent'
        await verifyRefused(call('recoveryVerify', { body: { token } }), 'link-expired')
        const attempt = call('recoveryVerify', { body: { token, password: newPassword } })
        await verifyRefused(attempt, 'link-expired')
      },
    },
  ]
}
