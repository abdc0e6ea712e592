/** What one tab of a browser tells the others. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly personId: string }
  | { readonly kind: 'signed-out' }

const channelName = 'flower-market'

/** Reads a message of another tab, which may run an older release; null for what is not understood. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  if (data.kind === 'signed-out') return { kind: 'signed-out' }
  if (data.kind === 'signed-in' && 'personId' in data && typeof data.personId === 'string') {
    return { kind: 'signed-in', personId: data.personId }
  }
  return null
}

/** Tells the other tabs; nothing where the browser has no channel for it. */
export function broadcast(news: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Hears what other tabs tell, until the function that it gives is called. */
export function subscribeTabs(hear: (news: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const news = readTabMessage(data)
    if (news !== null) hear(news)
  })
  return () => channel.close()
}
