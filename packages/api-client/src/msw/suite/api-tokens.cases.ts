import type { CallInput } from '../../contract/contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { goodPassword, join } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const body: CallInput<'apiTokenCreate'>['body'] = {
  name: '1С',
  scopes: ['orders:read', 'catalog:read'],
  days: 90,
  password: goodPassword,
}

/** Tokens that people make for programs. */
export function apiTokensCases({ admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a token is made by the password, is listed without its secret, and is revoked once',
      run: async (call) => {
        await join(call)
        verifySame(await call('apiTokenList'), [], 'there is none')
        await verifyRefused(
          call('apiTokenCreate', { body: { ...body, password: 'not this one' } }),
          'wrong-password',
        )
        const { token, secret } = await call('apiTokenCreate', { body })
        verify(/^fmt_[\w-]{43}$/u.test(secret), 'the secret is told')
        verifySame([token.name, token.scopes, token.lastUsedAt], ['1С', body.scopes, null], 'as asked for')
        const validMs = Date.parse(token.expiresAt) - Date.parse(token.createdAt)
        verifySame(validMs, 90 * 24 * 3_600_000, 'for 90 days')
        verifySame(await call('apiTokenList'), [token], 'it is listed')
        await call('apiTokenRevoke', { params: { id: token._id } })
        verifySame(await call('apiTokenList'), [], 'it is gone')
        await verifyRefused(call('apiTokenRevoke', { params: { id: token._id } }), 'not-found')
      },
    },
    {
      name: "somebody else's token is not found, a new password ends one's own, and staff have none",
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        await join(call)
        await join(other)
        const { token } = await other('apiTokenCreate', { body })
        await verifyRefused(call('apiTokenRevoke', { params: { id: token._id } }), 'not-found')
        verifySame((await other('apiTokenList')).length, 1, 'it is left')
        const password = 'peonies after the rain'
        await other('passwordChange', { body: { current: goodPassword, password } })
        verifySame(await other('apiTokenList'), [], 'it has ended')
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        await verifyRefused(staff('apiTokenList'), 'not-permitted')
      },
    },
    {
      name: 'a token has a name, a scope at least, each once, and one of three lifetimes',
      run: async (call) => {
        await join(call)
        const wrong = [
          { name: ' ' },
          { scopes: [] },
          { scopes: ['orders:read', 'orders:read'] },
          { days: 31 },
        ]
        for (const change of wrong) {
          await verifyRefused(
            call('apiTokenCreate', { body: { ...body, ...change } as typeof body }),
            'validation-failed',
          )
        }
      },
    },
  ]
}
