import type { ContractCase, SuitePeople } from './contract-case.ts'
import { goodPassword, join } from './joining.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** What the market knows of a person. */
export function personalDataCases({ buyer, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'personal data can be taken along: what is stored of oneself, and no secret',
      run: async (call) => {
        const { email } = await join(call)
        const { topics } = await call('personalDataExport')
        const [person] = topics.find(({ name }) => name === 'people')?.records ?? []
        verifySame(person?.['email'], email, 'the profile is one of the topics')
        const text = JSON.stringify(topics)
        verify(!text.includes(goodPassword) && !text.includes('argon2'), 'no password is in it')
      },
    },
    {
      name: 'whoever has their data erased is signed out everywhere and cannot sign in any more',
      run: async (call, openBrowser) => {
        const { email } = await join(call)
        const other = await openBrowser()
        await other('signin', { body: { email, password: goodPassword } })
        await verifyRefused(call('personErase', { body: { password: 'not this one' } }), 'wrong-password')
        await call('personErase', { body: { password: goodPassword } })
        await verifyRefused(call('authentication'), 'not-signed-in')
        await verifyRefused(other('authentication'), 'not-signed-in')
        await verifyRefused(other('signin', { body: { email, password: goodPassword } }), 'wrong-credentials')
      },
    },
    {
      name: 'data is kept while there is money on an account, and the refusal says so',
      run: async (call) => {
        await call('signin', { body: buyer })
        const refusal = await verifyRefused(
          call('personErase', { body: { password: buyer.password } }),
          'account-in-use',
        )
        verify(refusal.details.obstacles.includes('balance'), 'the balance is named')
      },
    },
    {
      name: 'staff do not erase themselves',
      run: async (call) => {
        await call('signin', { body: admin })
        const refusal = await verifyRefused(
          call('personErase', { body: { password: admin.password } }),
          'account-in-use',
        )
        verify(refusal.details.obstacles.includes('staff'), 'being staff is named')
      },
    },
  ]
}
