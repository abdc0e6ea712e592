import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { staffService } from './staff.service.ts'

/** Who works for the operator, and what each of them may do. */
export function staffModule(platform: Platform): void {
  const staff = staffService(platform)
  platform.register(contract.staffList, () => staff.list())
  platform.register(contract.staffRoleSet, ({ person, params, body }) =>
    staff.setRole(person.personId, params.id, body),
  )
}
