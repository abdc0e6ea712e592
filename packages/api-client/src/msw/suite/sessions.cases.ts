import type { ContractCase, SuitePeople } from './contract-case.ts'
import { goodPassword, join } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const newPassword = 'peonies after the rain'

/** Where a person is signed in, and changing the password. */
export function sessionsCases({ buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'another session is listed behind the present one and can be ended',
      run: async (call, openBrowser) => {
        const { email } = await join(call)
        const other = await openBrowser()
        await other('signin', { body: { email, password: goodPassword } })
        const sessions = await call('sessionList')
        verifySame(
          sessions.map(({ isCurrent }) => isCurrent),
          [true, false],
          'there are two, the present one first',
        )
        await call('sessionEnd', { params: { id: sessions[1]?._id ?? '' } })
        await verifyRefused(other('sessionList'), 'not-signed-in')
        verifySame((await call('sessionList')).length, 1, 'the present one is left')
      },
    },
    {
      name: 'the present session, a foreign one and one that never was cannot be ended, in the same words',
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        await other('signin', { body: buyer })
        await join(call)
        const [[own], [foreign]] = [await call('sessionList'), await other('sessionList')]
        verify(own !== undefined && foreign !== undefined, 'both see their session')
        const told: string[] = []
        for (const id of [own._id, foreign._id, 'no-such-session']) {
          const { message } = await verifyRefused(call('sessionEnd', { params: { id } }), 'not-found')
          told.push(message)
        }
        verifySame(new Set(told).size, 1, 'all are told the same')
        await other('sessionList')
        await call('sessionList')
      },
    },
    {
      name: 'ending the others leaves the present session',
      run: async (call, openBrowser) => {
        const { email } = await join(call)
        const others = [await openBrowser(), await openBrowser()]
        for (const other of others) await other('signin', { body: { email, password: goodPassword } })
        verifySame(await call('sessionEndOthers'), { ended: 2 }, 'two have ended')
        for (const other of others) await verifyRefused(other('authentication'), 'not-signed-in')
        verifySame((await call('sessionList')).length, 1, 'the present one is left')
      },
    },
    {
      name: 'signing in again in the same browser does not leave the earlier session behind',
      run: async (call) => {
        const { email } = await join(call)
        await call('signin', { body: { email, password: goodPassword } })
        verifySame((await call('sessionList')).length, 1, 'there is one session')
      },
    },
    {
      name: 'changing the password needs the current one, and ends the other sessions',
      run: async (call, openBrowser) => {
        const { email } = await join(call)
        const other = await openBrowser()
        await other('signin', { body: { email, password: goodPassword } })
        const wrong = call('passwordChange', { body: { current: 'not this one', password: newPassword } })
        await verifyRefused(wrong, 'wrong-password')
        const weak = call('passwordChange', { body: { current: goodPassword, password: 'qwertyuiop' } })
        verifySame(
          (await verifyRefused(weak, 'password-too-weak')).details.reason,
          'too-common',
          'the reason',
        )
        await other('sessionList')
        await call('passwordChange', { body: { current: goodPassword, password: newPassword } })
        await verifyRefused(other('sessionList'), 'not-signed-in')
        verifySame((await call('sessionList')).length, 1, 'the present session goes on')
        await other('signin', { body: { email, password: newPassword } })
      },
    },
  ]
}
