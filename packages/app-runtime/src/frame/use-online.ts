import { useSyncExternalStore } from 'react'

function follow(change: () => void): () => void {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}
function isOnline(): boolean {
  return navigator.onLine
}

/** Whoever is sent a page is connected. */
function isServerOnline(): boolean {
  return true
}

/** Whether the browser says that it has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isOnline, isServerOnline)
}
