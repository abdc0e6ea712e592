import {
  contract,
  mayCall,
  permissions,
  type CallName,
  type Endpoint,
  type PermittedCall,
} from '@flower-market/api-client/contract'
import type { Role } from '@flower-market/flower-domain'
import { ApiError } from '../errors/api-error.ts'

const names = new Map<Endpoint, CallName>(
  (Object.entries(contract) as [CallName, Endpoint][]).map(([name, endpoint]) => [endpoint, name]),
)

/** The row of a call in the permission table. Throws for what is not a signed-in call of the contract. */
export function permittedCallOf(endpoint: Endpoint): PermittedCall {
  const name = names.get(endpoint)
  if (name === undefined || !Object.hasOwn(permissions, name)) {
    throw new TypeError(`${endpoint.method} ${endpoint.path} has no row in the permission table.`)
  }
  return name as PermittedCall
}

/** The roles that may make a call; everybody may make a public one. */
export function rolesOf(endpoint: Endpoint): readonly Role[] {
  return endpoint.access === 'signed-in' ? permissions[permittedCallOf(endpoint)] : []
}

/** Refuses a role that the table does not name for the call. */
export function requireRole(endpoint: Endpoint): (role: Role) => void {
  const call = permittedCallOf(endpoint)
  return (role) => {
    if (!mayCall(role, call)) throw new ApiError('not-permitted')
  }
}
