import type { EndpointInput, EndpointOutput } from '../endpoint.ts'
import { accountContract } from './account.contract.ts'
import { addressesContract } from './addresses.contract.ts'
import { authContract } from './auth.contract.ts'
import { cartContract } from './cart.contract.ts'
import { catalogContract } from './catalog.contract.ts'
import { deliveryContract } from './delivery.contract.ts'
import { exchangeContract } from './exchange.contract.ts'
import { fileContract } from './file.contract.ts'
import { historyContract } from './history.contract.ts'
import { ledgerContract } from './ledger.contract.ts'
import { phoneContract } from './phone.contract.ts'
import { joinContracts } from './join-contracts.ts'
import { placesContract } from './places.contract.ts'
import { purchaseContract } from './purchase.contract.ts'
import { recoveryContract } from './recovery.contract.ts'
import { regionContract } from './region.contract.ts'
import { sandboxContract } from './sandbox.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import { signupContract } from './signup.contract.ts'
import { systemContract } from './system.contract.ts'
import { transactionContract } from './transaction.contract.ts'
import { userContract } from './user.contract.ts'

/** Every call of the API by name. */
export const contract = joinContracts(
  authContract,
  signupContract,
  recoveryContract,
  sessionsContract,
  phoneContract,
  userContract,
  fileContract,
  placesContract,
  addressesContract,
  accountContract,
  exchangeContract,
  historyContract,
  ledgerContract,
  catalogContract,
  cartContract,
  deliveryContract,
  regionContract,
  purchaseContract,
  transactionContract,
  sandboxContract,
  systemContract,
)

/** The contract's type: name → call. */
export type Contract = typeof contract

/** Name of a call. */
export type CallName = keyof Contract

/** The input of a call. */
export type CallInput<N extends CallName> = EndpointInput<Contract[N]>

/** The output of a call. */
export type CallOutput<N extends CallName> = EndpointOutput<Contract[N]>
