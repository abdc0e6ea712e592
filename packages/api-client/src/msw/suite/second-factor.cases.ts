import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** The second factor of staff. */
export function secondFactorCases({ admin, buyer, authenticatorCode }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'staff who have a second factor sign in by password and code; each code works once',
      run: async (call, openBrowser) => {
        await call('signin', { body: admin })
        verifySame((await call('secondFactor')).since, null, 'there is none')
        const wrong = { ...admin, password: 'another password' }
        await verifyRefused(call('secondFactorBegin', { body: wrong }), 'wrong-password')
        await verifyRefused(
          call('secondFactorConfirm', { body: { code: '000000' } }),
          'second-factor-not-set',
        )
        const { secret, uri } = await call('secondFactorBegin', { body: admin })
        verify(uri.startsWith('otpauth://totp/') && uri.includes(secret), 'the address holds the secret')
        await verifyRefused(call('secondFactorConfirm', { body: { code: '000000' } }), 'wrong-second-factor')
        const first = authenticatorCode(secret, 0)
        const { recoveryCodes } = await call('secondFactorConfirm', { body: { code: first } })
        verifySame(new Set(recoveryCodes).size, 10, 'there are ten recovery codes')
        await verifyRefused(call('secondFactorBegin', { body: admin }), 'second-factor-set')

        const other = await openBrowser()
        await verifyRefused(other('signin', { body: admin }), 'second-factor-needed')
        await verifyRefused(other('authentication'), 'not-signed-in')
        await verifyRefused(other('signinSecondFactor', { body: { code: first } }), 'wrong-second-factor')
        const body = { code: authenticatorCode(secret, 1) }
        verifySame((await other('signinSecondFactor', { body })).email, admin.email, 'the code signs in')
        await verifyRefused(other('signinSecondFactor', { body }), 'sign-in-expired')

        const [used, more, last] = recoveryCodes
        verify(used !== undefined && more !== undefined && last !== undefined, 'there are enough')
        const third = await openBrowser()
        await verifyRefused(third('signin', { body: admin }), 'second-factor-needed')
        await third('signinSecondFactor', { body: { code: used.toLowerCase() } })
        verifySame((await third('secondFactor')).recoveryCodesLeft, 9, 'a recovery code is used up')
        await verifyRefused(third('recoveryCodesCreate', { body: { code: used } }), 'wrong-second-factor')
        const renewed = await third('recoveryCodesCreate', { body: { code: more } })
        const remove = (code: string) =>
          third('secondFactorRemove', { body: { password: admin.password, code } })
        await verifyRefused(remove(last), 'wrong-second-factor')
        await remove(renewed.recoveryCodes[0] ?? '')
        await verifyRefused(remove(renewed.recoveryCodes[1] ?? ''), 'second-factor-not-set')
        await call('signin', { body: admin })
      },
    },
    {
      name: 'where staff need a second factor, those without one may only set it up',
      run: async (call) => {
        await call('signin', { body: admin })
        const name = 'staffSecondFactor'
        const { value: before } = (await call('operatorSettings'))[name]
        const reason = 'Решение директора'
        const { secret } = await call('secondFactorBegin', { body: admin })
        await call('operatorSettingSet', { body: { name, value: 'required', reason } })
        await verifyRefused(call('operatorSettings'), 'second-factor-missing')
        await verifyRefused(call('accountList'), 'second-factor-missing')
        verifySame((await call('authentication')).isSecondFactorMissing, true, 'the session says so')
        verifySame((await call('secondFactor')).isRequired, true, 'so does the factor')
        const code = authenticatorCode(secret, 0)
        const { recoveryCodes } = await call('secondFactorConfirm', { body: { code } })
        verifySame((await call('authentication')).isSecondFactorMissing, undefined, 'nothing is missing')
        await call('operatorSettingSet', { body: { name, value: before, reason } })
        const removal = { password: admin.password, code: recoveryCodes[0] ?? '' }
        await call('secondFactorRemove', { body: removal })
        await call('operatorSettings')
      },
    },
    {
      name: 'a second factor is for staff alone, and its code opens nothing without a password before it',
      run: async (call) => {
        await verifyRefused(call('signinSecondFactor', { body: { code: '123456' } }), 'sign-in-expired')
        await call('signin', { body: buyer })
        await verifyRefused(call('secondFactor'), 'not-permitted')
        await verifyRefused(call('secondFactorBegin', { body: buyer }), 'not-permitted')
      },
    },
  ]
}
