import type { Platform } from '../../platform/platform.ts'
import { handleCryptoJobs } from './crypto-jobs.ts'
import { cryptoRoutes } from './crypto.routes.ts'

export { sandboxChain } from './sandbox-chain.ts'

/** Top-ups in USDT on Tron. */
export function cryptoModule(platform: Platform): void {
  cryptoRoutes(platform)
  handleCryptoJobs(platform)
}
