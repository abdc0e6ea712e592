import { useSyncExternalStore } from 'react'

function follow(): () => void {
  return () => {}
}

/** Whether this render hydrates what the server has sent; false in all that follow, and where it has sent nothing. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    follow,
    () => false,
    () => true,
  )
}
