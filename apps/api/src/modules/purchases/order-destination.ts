import { chooseAddress, cityDeliveryCost, money, type Money } from '@flower-market/flower-domain'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Trx } from '../../platform/database/database.ts'
import { findAddressBook } from '../addresses/index.ts'
import type { BuyerTerms } from '../regions/index.ts'
import type { Purchase, PurchaseRequest } from './purchase-request.ts'

/** Where an order goes, as the order keeps it, and what the buyer pays for delivery there. */
export interface OrderDestination {
  readonly copy: Purchase['destination']
  readonly cityCost: Money<'RUB'>
}

/** Finds where an order goes. Throws the refusal where it can be neither brought nor picked up there. */
export async function findOrderDestination(
  trx: Trx,
  { personId, method, address: asked }: PurchaseRequest,
  { region: { id: region }, pickup, cityCost, margin }: BuyerTerms,
): Promise<OrderDestination> {
  if (method === 'pickup') {
    if (pickup === null) throw new ApiError('pickup-unavailable')
    return { copy: { kind: 'pickup', ...pickup }, cityCost }
  }
  const chosen = chooseAddress(await findAddressBook(trx, personId), { asked, region })
  if (!chosen.ok) {
    throw chosen.reason === 'address-in-other-region'
      ? new ApiError(chosen.reason, { region, addressRegion: chosen.address.region })
      : new ApiError(chosen.reason)
  }
  const { _id, isDefault: _isDefault, cityBaseCost, ...address } = chosen.address
  const cost = cityBaseCost === null ? null : money(cityBaseCost, 'RUB')
  return { copy: { kind: 'delivery', ...address }, cityCost: cityDeliveryCost(cost, margin) }
}
