/** What taking over needs of the worker. */
export interface Release {
  /** Whether a file is of this release. */
  readonly isOwn: (script: string) => boolean
  readonly windows: () => Promise<readonly { readonly id: string }[]>
  readonly takeOver: () => Promise<void>
}

interface PageMessage {
  readonly data: unknown
  readonly source: unknown
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[]
}

function readScript(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'began-with')
    return null
  return 'script' in data && typeof data.script === 'string' ? data.script : null
}

/**
 * Tells a page whether it is of this release, and takes over once the only page there is has begun with it. A page that is
 * in use keeps the files that it began with.
 */
export async function handlePageMessage(
  { data, source, ports }: PageMessage,
  release: Release,
): Promise<void> {
  const script = readScript(data)
  if (script === null) return
  const isOwn = release.isOwn(script)
  ports[0]?.postMessage({ isOwn })
  const asking = typeof source === 'object' && source !== null && 'id' in source ? source.id : null
  if (isOwn && (await release.windows()).every(({ id }) => id === asking)) await release.takeOver()
}
