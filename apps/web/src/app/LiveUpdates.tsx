import { LiveUpdates as RuntimeLiveUpdates, type LiveUpdatesProps } from '@flower-market/app-runtime/live'

async function start(...given: Parameters<LiveUpdatesProps['start']>) {
  const { startLiveParts } = await import('./live-parts.ts')
  return startLiveParts(...given)
}

/** Keeps what is on screen up to date: the shop's answers, the cart, claims that wait to be sent, and what is read without a network. */
export function LiveUpdates() {
  return <RuntimeLiveUpdates start={start} />
}
