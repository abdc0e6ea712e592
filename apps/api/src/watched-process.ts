import process from 'node:process'

/** The server as a process that goes when the one that watches it is gone: nobody could stop it any more. */
function stop(): void {
  process.kill(process.pid, 'SIGTERM')
}

process.once('disconnect', stop)
process.channel?.unref()
// The other one may have gone while this one was being loaded.
if (!process.connected) stop()
await import('./main.ts')
