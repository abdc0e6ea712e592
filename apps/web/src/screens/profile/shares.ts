import type { MessageId } from '@flower-market/app-runtime/i18n'
import type { OwnProfile } from '../../state/own-profile.atoms.ts'

interface Share {
  readonly field: keyof NonNullable<OwnProfile['percentages']>
  readonly words: MessageId
}

/** The parts of a price that percentages are set for, in the order in which a price is made. */
export const shares: readonly Share[] = [
  { field: 'priceBp', words: 'profile.sharePrice' },
  { field: 'deliveryToWarehouseBp', words: 'profile.shareWarehouse' },
  { field: 'deliveryToRegionBp', words: 'profile.shareRegion' },
  { field: 'deliveryToCityBp', words: 'profile.shareCity' },
]
