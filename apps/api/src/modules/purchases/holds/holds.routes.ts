import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../../platform/platform.ts'
import { holdStems } from './hold-stems.ts'

/** The hold of a cart's stems while their order is made. */
export function holdsRoutes(platform: Platform): void {
  platform.register(contract.purchaseHold, ({ person, body }) => holdStems(platform, person, body))
}
