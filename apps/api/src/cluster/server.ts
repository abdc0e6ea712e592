import process from 'node:process'

/** An API process that goes when the one that watches it is gone: nobody could stop it any more. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
await import('../main.ts')
