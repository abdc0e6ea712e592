import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

/** Accounts in currencies: opened, named, chosen. */
export function accountCases({ buyer, poor, broker, admin }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'an account is opened when it is first needed, and named',
      run: async (call) => {
        await call('signin', { body: poor })
        const before = await call('accountList')
        const after = await call('accountUpdate', { body: { type: 'EURO', name: ' Голландия ' } })
        const opened = after.find(({ type }) => type === 'EURO')
        verifySame([opened?.amount, opened?.name], [0, 'Голландия'], 'the account is empty and has its name')
        verify(
          before.every(({ _id }) => after.some((account) => account._id === _id)),
          'the others stay',
        )
        const again = await call('accountUpdate', { body: { type: 'EURO' } })
        verifySame(again, after, 'it is opened once and keeps its name')
        verifySame(await call('accountList'), after, 'it is listed')
      },
    },
    {
      name: 'at most one account is the default one, and none may be',
      run: async (call) => {
        await call('signin', { body: buyer })
        const chosen = async () => (await call('accountList')).filter(({ isDefault }) => isDefault)
        await call('accountUpdate', { body: { type: 'DOLLAR', isDefault: true } })
        await call('accountUpdate', { body: { type: 'RUBLE', isDefault: true } })
        verifySame(
          (await chosen()).map(({ type }) => type),
          ['RUBLE'],
          'the last choice counts alone',
        )
        await call('accountUpdate', { body: { type: 'RUBLE', isDefault: false } })
        verifySame(await chosen(), [], 'there may be none')
        await call('accountUpdate', { body: { type: 'RUBLE', isDefault: true } })
      },
    },
    {
      name: 'staff prove the balances whenever they want to know, and nobody else does',
      run: async (call, openBrowser) => {
        await call('signin', { body: admin })
        verifySame(await call('ledgerProve'), { differences: [] }, 'every balance is proven')
        const other = await openBrowser()
        await other('signin', { body: buyer })
        await verifyRefused(other('ledgerProve'), 'not-permitted')
        const [account] = await other('accountList')
        verify(account?.provenAt !== null, 'people see when their balance was proven')
      },
    },
    {
      name: "accounts are read by their owner and by staff; a broker reads no client's",
      run: async (call, openBrowser) => {
        const { _id: id } = await call('signin', { body: poor })
        const own = await call('accountList')
        verifySame(await call('accountListOf', { params: { id } }), own, 'the owner reads them')
        const staff = await openBrowser()
        await staff('signin', { body: admin })
        verifySame(await staff('accountListOf', { params: { id } }), own, 'staff read them')
        await verifyRefused(staff('accountListOf', { params: { id: 'nobody' } }), 'not-found')
        const other = await openBrowser()
        await other('signin', { body: broker })
        await verifyRefused(other('accountListOf', { params: { id } }), 'not-found')
      },
    },
  ]
}
