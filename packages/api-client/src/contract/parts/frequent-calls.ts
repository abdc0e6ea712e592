import { accountContract } from '../account.contract.ts'
import { authContract } from '../auth.contract.ts'
import { cartContract } from '../cart.contract.ts'
import { catalogContract } from '../catalog.contract.ts'
import { deliveryContract } from '../delivery.contract.ts'
import { exchangeContract } from '../exchange.contract.ts'
import { noticesContract } from '../notices.contract.ts'
import { regionContract } from '../region.contract.ts'
import { savedListsContract } from '../saved-lists.contract.ts'
import { systemContract } from '../system.contract.ts'
import { userContract } from '../user.contract.ts'
import { joinContracts } from '../join-contracts.ts'

/** What the frame of a page and the price list call: most visits need no other call before something is chosen. */
export const frequentCalls = joinContracts(
  authContract,
  userContract,
  accountContract,
  exchangeContract,
  catalogContract,
  cartContract,
  savedListsContract,
  noticesContract,
  deliveryContract,
  regionContract,
  systemContract,
)
