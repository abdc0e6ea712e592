import { LiveUpdates as RuntimeLiveUpdates, type LiveUpdatesProps } from '@flower-market/app-runtime/live'

async function start(...[store, signal]: Parameters<LiveUpdatesProps['start']>) {
  const [{ startLive }, { startCartSync }, { startClaimQueue }] = await Promise.all([
    import('../state/live.ts'),
    import('../state/cart-sync.ts'),
    import('../state/claim-queue.atoms.ts'),
    import('./header/menu-contents.ts'),
  ])
  return signal.aborted ? [] : [startLive(store), startCartSync(store), startClaimQueue(store)]
}

/** Keeps what is on screen up to date: the shop's answers, the cart and claims that wait to be sent. */
export function LiveUpdates() {
  return <RuntimeLiveUpdates start={start} />
}
