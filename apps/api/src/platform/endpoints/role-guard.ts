import {
  contract,
  isBeforeSecondFactor,
  mayCall,
  permissions,
  scopesOf,
  type CallName,
  type Endpoint,
  type Permitted,
  type PermittedCall,
} from '@flower-market/api-client/contract'
import { roles, type ApiScope, type Role } from '@flower-market/flower-domain'
import { ApiError } from '../errors/api-error.ts'
import type { SignedIn } from '../sessions/session-store.ts'

/** Who makes a call, as far as permissions go. */
type Caller = Pick<SignedIn, 'role' | 'staffRole' | 'isSecondFactorMissing' | 'scopes'>

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
  if (endpoint.access !== 'signed-in') return []
  const call = permittedCallOf(endpoint)
  return roles.filter((role) => mayCall(role, call))
}

/** What the row of a call names, as its documentation says it. */
export function permittedOf(endpoint: Endpoint): readonly Permitted[] {
  return endpoint.access === 'signed-in' ? permissions[permittedCallOf(endpoint)] : []
}

/** The scopes of API tokens that a call belongs to. */
export function tokenScopesOf(endpoint: Endpoint): readonly ApiScope[] {
  return endpoint.access === 'signed-in' ? scopesOf(permittedCallOf(endpoint)) : []
}

/**
 * Refuses who the table does not name for the call, and staff whose second factor is missing what they may not do
 * before it is set up; a program also what its API token was not made for.
 */
export function requirePermission(endpoint: Endpoint): (person: Caller) => void {
  const call = permittedCallOf(endpoint)
  const callScopes = scopesOf(call)
  return ({ role, staffRole, isSecondFactorMissing, scopes }) => {
    if (scopes && !callScopes.some((scope) => scopes.includes(scope))) throw new ApiError('scope-missing')
    if (!mayCall({ role, staffRole }, call)) throw new ApiError('not-permitted')
    if (isSecondFactorMissing && !isBeforeSecondFactor(call)) throw new ApiError('second-factor-missing')
  }
}
