import type { MarketConnection } from './market-connection.ts'

const checkEveryMs = 25_000
const answerWithinMs = 1500

/** Asks whether anybody is there; silence, or an answer without a status, ends the connection and makes another. */
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
 * Checks a connection from time to time, and at the moments when a device tends to have lost it without noticing: the
 * page is looked at again, the network is back. Gives the function that stops it.
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
