/**
 * Ends this task like a Ctrl-C would when the process that started it is gone, even killed: a server that nobody can
 * reach any more would keep the port and the data folder.
 */
export function endWithParent(): void {
  if (process.channel === undefined) return
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
