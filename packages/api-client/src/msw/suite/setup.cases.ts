import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verifyRefused, verifySame } from './verify.ts'

/** What of a new shop is set. */
export function setupCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'staff read what of the shop is set, in the order of doing it',
      run: async (call) => {
        await call('signin', { body: admin })
        const { steps } = await call('setup')
        const names = [
          'mail',
          'requisites',
          'signatory',
          'contacts',
          'paymentMethods',
          'regions',
          'plantations',
          'priceLists',
          'backup',
        ]
        verifySame(
          steps.map(({ name }) => name),
          names,
          'every step once',
        )
        const done = steps.filter(({ state }) => state === 'done').map(({ name }) => name)
        const sells = ['paymentMethods', 'regions', 'plantations', 'priceLists']
        verifySame(
          sells.filter((name) => !done.some((one) => one === name)),
          [],
          'a market that sells has all of these',
        )
      },
    },
    {
      name: 'only staff read what of the shop is set',
      run: async (call) => {
        await call('signin', { body: buyer })
        await verifyRefused(call('setup'), 'not-permitted')
      },
    },
  ]
}
