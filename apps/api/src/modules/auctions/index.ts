import type { Platform } from '../../platform/platform.ts'
import { auctionsRoutes } from './auctions.routes.ts'
import { auctionsService } from './auctions.service.ts'
import { timeClocks } from './clock-timer.ts'

export { scheduleAuction } from './schedule-auction.ts'

/** Dutch auctions of the stock. */
export function auctionsModule(platform: Platform): void {
  auctionsRoutes(platform, auctionsService(platform))
  timeClocks(platform)
}
