import { chooseAddress } from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Trx } from '../../platform/database/database.ts'
import { findAddressBook } from '../addresses/index.ts'
import { termsInCity, type BuyerTerms } from '../regions/index.ts'
import type { Purchase, PurchaseRequest } from './purchase-request.ts'

/** Where an order goes, as the order keeps it, and the buyer's terms there. */
export interface OrderDestination {
  readonly destination: Purchase['destination']
  readonly terms: BuyerTerms
}

/** Finds where an order goes. Throws the refusal where it can be neither brought nor picked up there. */
export async function findOrderDestination(
  trx: Trx,
  { personId, method, address: asked }: Pick<PurchaseRequest, 'personId' | 'method' | 'address'>,
  terms: BuyerTerms,
): Promise<OrderDestination> {
  if (method === 'pickup') {
    if (terms.pickup === null) throw new ApiError('pickup-unavailable')
    return { destination: { kind: 'pickup', ...terms.pickup }, terms }
  }
  const region = terms.region.id
  const chosen = chooseAddress(await findAddressBook(trx, personId), { asked, region })
  if (!chosen.ok) {
    throw chosen.reason === 'address-in-other-region'
      ? new ApiError(chosen.reason, { region, addressRegion: chosen.address.region })
      : new ApiError(chosen.reason)
  }
  const { _id, isDefault: _isDefault, cityBaseCost, ...address } = chosen.address
  const { city } = address
  return {
    destination: { kind: 'delivery', ...address },
    terms: termsInCity(terms, { city, cityBaseCost }),
  }
}
