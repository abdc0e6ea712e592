import { createSoftwareAuthenticator } from '../../fixtures/software-authenticator.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Passkeys of staff. */
export function passkeyCases({ admin, authenticatorCode, pageOrigin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'staff add a passkey to their second factor and sign in by it; a challenge is answered once',
      run: async (call, openBrowser) => {
        await call('signin', { body: admin })
        await verifyRefused(call('passkeyBegin', { body: { code: '000000' } }), 'second-factor-not-set')
        const { secret } = await call('secondFactorBegin', { body: admin })
        const { recoveryCodes } = await call('secondFactorConfirm', {
          body: { code: authenticatorCode(secret, 0) },
        })
        const [toAdd = '', toRemove = '', toTurnOff = ''] = recoveryCodes
        const laptop = createSoftwareAuthenticator()
        const stranger = createSoftwareAuthenticator()

        await verifyRefused(call('passkeyBegin', { body: { code: '000000' } }), 'wrong-second-factor')
        const creation = await call('passkeyBegin', { body: { code: toAdd } })
        const credential = await laptop.make(creation, pageOrigin())
        await call('passkeyAdd', { body: { name: ' Ноутбук ', credential } })
        const again = call('passkeyAdd', { body: { name: 'Ноутбук', credential } })
        await verifyRefused(again, 'passkey-refused')
        const [passkey] = (await call('secondFactor')).passkeys
        verifySame(passkey?.name, 'Ноутбук', 'the passkey is listed by its name')
        verifySame(passkey?.lastUsedAt, null, 'it was not used yet')

        const other = await openBrowser()
        await verifyRefused(other('signinPasskeyBegin'), 'sign-in-expired')
        await verifyRefused(other('signin', { body: admin }), 'second-factor-needed')
        const asked = await other('signinPasskeyBegin')
        verifySame(asked.allowCredentials[0]?.id, credential.id, 'the passkey is asked for')
        await stranger.make(creation, pageOrigin())
        const foreign = await stranger.use(asked, pageOrigin())
        await verifyRefused(other('signinPasskey', { body: foreign }), 'passkey-refused')
        const late = await laptop.use(asked, pageOrigin())
        await verifyRefused(other('signinPasskey', { body: late }), 'passkey-refused')
        const used = await laptop.use(await other('signinPasskeyBegin'), pageOrigin())
        verifySame((await other('signinPasskey', { body: used })).email, admin.email, 'it signs in')
        verify((await other('secondFactor')).passkeys[0]?.lastUsedAt !== null, 'its use is listed')

        const _id = passkey?._id ?? ''
        await verifyRefused(call('passkeyRemove', { body: { _id, code: '000000' } }), 'wrong-second-factor')
        await call('passkeyRemove', { body: { _id, code: toRemove } })
        verifySame((await call('secondFactor')).passkeys.length, 0, 'it is gone')
        const third = await openBrowser()
        await verifyRefused(third('signin', { body: admin }), 'second-factor-needed')
        await verifyRefused(third('signinPasskeyBegin'), 'passkey-refused')
        await call('secondFactorRemove', { body: { password: admin.password, code: toTurnOff } })
        await verifyRefused(
          call('passkeyAdd', { body: { name: 'Ноутбук', credential } }),
          'second-factor-not-set',
        )
        await call('signin', { body: admin })
      },
    },
  ]
}
