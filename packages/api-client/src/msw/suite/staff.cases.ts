import type { ContractCase, SuitePeople } from './contract-case.ts'
import { verifyRefused, verifySame } from './verify.ts'

const reason = 'Решение директора'

/** The staff and their roles. */
export function staffCases({ admin, buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'an owner sees the staff, and sets no role of their own or of who is no staff',
      run: async (call, openBrowser) => {
        const other = await openBrowser()
        const { _id: buyerId, staffRole: ofBuyer } = await other('signin', { body: buyer })
        verifySame(ofBuyer, undefined, 'a buyer has no staff role')
        const { _id, staffRole } = await call('signin', { body: admin })
        verifySame(staffRole, 'owner', 'the session tells the staff role')
        const own = (await call('staffList')).find((member) => member._id === _id)
        verifySame([own?.email, own?.staffRole], [admin.email, 'owner'], 'the owner is in the list')
        const set = (id: string) =>
          call('staffRoleSet', { params: { id }, body: { staffRole: 'support', reason } })
        await verifyRefused(set(_id), 'own-staff-role')
        await verifyRefused(set(buyerId), 'not-found')
        await verifyRefused(set('nobody'), 'not-found')
        await verifyRefused(other('staffList'), 'not-permitted')
      },
    },
  ]
}
