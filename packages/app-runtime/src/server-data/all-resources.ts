import type { ShownResource } from './use-resource.ts'

/**
 * Two reads that are shown together: there when both are, failed when one is and the other is not on its way any more, so that one
 * `refresh`, which asks what has failed, asks for both.
 */
export function allResources<A, B>(
  first: ShownResource<A>,
  second: ShownResource<B>,
): ShownResource<readonly [A, B]> {
  const refresh = (): void => {
    for (const one of [first, second]) if (one.status === 'failed') one.refresh()
  }
  if (first.status === 'loading' || second.status === 'loading') return { status: 'loading', refresh }
  if (first.status === 'failed') return { status: 'failed', error: first.error, refresh }
  if (second.status === 'failed') return { status: 'failed', error: second.error, refresh }
  const isRefreshing = first.isRefreshing || second.isRefreshing
  return { status: 'ready', data: [first.data, second.data], isRefreshing, refresh }
}
