import { LiveUpdates as RuntimeLiveUpdates, type LiveUpdatesProps } from '@flower-market/app-runtime/live'

async function start(...[store, signal]: Parameters<LiveUpdatesProps['start']>) {
  const [
    { startLive },
    { startCartSync },
    { startCartLots },
    { startClaimQueue },
    { startAnswerStore },
    { startServiceWorker },
  ] = await Promise.all([
    import('../state/live.ts'),
    import('../state/cart-sync.ts'),
    import('../state/cart-lots.ts'),
    import('../state/claim-queue.atoms.ts'),
    import('../state/kept-page.ts'),
    import('../state/service-worker.ts'),
    import('./header/menu-contents.ts'),
  ])
  const parts = [
    startLive,
    startCartSync,
    startCartLots,
    startClaimQueue,
    startAnswerStore,
    startServiceWorker,
  ]
  return signal.aborted ? [] : parts.map((part) => part(store))
}

/** Keeps what is on screen up to date: the shop's answers, the cart, claims that wait to be sent, and what is read without a network. */
export function LiveUpdates() {
  return <RuntimeLiveUpdates start={start} />
}
