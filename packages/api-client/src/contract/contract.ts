import type { EndpointInput, EndpointOutput } from '../endpoint.ts'
import { accountContract } from './account.contract.ts'
import { authContract } from './auth.contract.ts'
import { cartContract } from './cart.contract.ts'
import { catalogueContract } from './catalogue.contract.ts'
import { deliveryContract } from './delivery.contract.ts'
import { purchaseContract } from './purchase.contract.ts'
import { systemContract } from './system.contract.ts'

/** Every call of the API by name. */
export const contract = {
  ...authContract,
  ...accountContract,
  ...catalogueContract,
  ...cartContract,
  ...deliveryContract,
  ...purchaseContract,
  ...systemContract,
}

/** The contract's type: name → call. */
export type Contract = typeof contract

/** Name of a call. */
export type CallName = keyof Contract

/** What a call takes. */
export type CallInput<N extends CallName> = EndpointInput<Contract[N]>

/** What a call answers with. */
export type CallOutput<N extends CallName> = EndpointOutput<Contract[N]>
