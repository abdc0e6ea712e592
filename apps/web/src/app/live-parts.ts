import type { LiveUpdatesProps } from '@flower-market/app-runtime/live'
import { startCartLots } from '../state/cart-lots.ts'
import { startCartSync } from '../state/cart-sync.ts'
import { startClaimQueue } from '../state/claim-queue.atoms.ts'
import { startAnswerStore } from '../state/kept-page.ts'
import { startLive } from '../state/live.ts'
import { startServiceWorker } from '../state/service-worker.ts'

const parts = [startLive, startCartSync, startCartLots, startClaimQueue, startAnswerStore, startServiceWorker]

/** Starts what keeps the shop up to date, once the content of the menus has been fetched, too. */
export async function startLiveParts(...[store, signal]: Parameters<LiveUpdatesProps['start']>) {
  await import('./header/menu-contents.ts')
  return signal.aborted ? [] : parts.map((part) => part(store))
}
