import type { MarketConnection } from './market-connection.ts'

const checkEveryMs = 25_000
const answerWithinMs = 1500

/** Sends a check; without an answer, or with one without a status, the connection is closed and opened again. */
async function checkConnection(socket: MarketConnection): Promise<void> {
  if (!socket.connected) return
  const answer = await socket
    .timeout(answerWithinMs)
    .emitWithAck('check-connection')
    .catch(() => null)
  if (answer?.status || !socket.connected) return
  socket.disconnect()
  socket.connect()
}

/**
 * Checks a connection periodically, and when the page becomes visible or the network returns, since devices often lose
 * connections unnoticed then. Returns the function that stops it.
 */
export function watchConnection(socket: MarketConnection): () => void {
  const check = () => void checkConnection(socket)
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') check()
  }
  const timer = setInterval(check, checkEveryMs)
  window.addEventListener('online', check)
  document.addEventListener('visibilitychange', checkWhenVisible)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', check)
    document.removeEventListener('visibilitychange', checkWhenVisible)
  }
}
