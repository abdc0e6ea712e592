import type { EndpointInput, EndpointOutput } from '../endpoint.ts'
import { joinContracts } from './join-contracts.ts'
import { frequentCalls } from './parts/frequent-calls.ts'
import { shopCalls } from './parts/shop-calls.ts'
import { staffCalls } from './parts/staff-calls.ts'

/** Every call of the API by name. Clients load its parts as they need them. */
export const contract = joinContracts(frequentCalls, shopCalls, staffCalls)

/** The contract's type: name → call. */
export type Contract = typeof contract

/** Name of a call. */
export type CallName = keyof Contract

/** The input of a call. */
export type CallInput<N extends CallName> = EndpointInput<Contract[N]>

/** The output of a call. */
export type CallOutput<N extends CallName> = EndpointOutput<Contract[N]>
