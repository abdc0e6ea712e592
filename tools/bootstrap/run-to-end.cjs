const { spawn } = require('node:child_process')
const { readFileSync } = require('node:fs')
const { constants } = require('node:os')
const { BootstrapError } = require('./bootstrap-error.cjs')

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const parentPollMs = 250

/** This terminal, and a channel that closes when this process ends; only for programs that are Node themselves. */
exports.channelled = ['inherit', 'inherit', 'inherit', 'ipc']

/**
 * Runs a program in this terminal until it ends and gives its exit code (128 + n after signal n). Signals sent to this
 * process reach the program: over the channel where it is `channelled`, since it may have got them from the terminal.
 */
exports.runToEnd = function runToEnd(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options })
    const forward = (signal) => (child.connected ? child.send(signal) : child.kill(signal))
    for (const signal of signals) process.on(signal, forward)
    const watch = watchNpm(() => forward('SIGTERM'))
    const release = () => {
      clearInterval(watch)
      for (const signal of signals) process.removeListener(signal, forward)
    }
    child.once('error', (error) => {
      release()
      reject(new BootstrapError(`${program} could not be started: ${error.message}`))
    })
    child.once('exit', (code, signal) => {
      release()
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/**
 * npm starts a shell that starts this process. A signal or a kill that ends npm or that shell alone reaches nobody
 * else: only the ancestors change.
 */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const begun = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === begun) return
    clearInterval(watch)
    onGone()
  }, parentPollMs)
  return watch
}

/** The parent's pid and, where the system tells, the parent's parent's. */
function ancestors() {
  const { ppid } = process
  try {
    const afterName = readFileSync(`/proc/${ppid}/stat`, 'utf8').split(') ').at(-1)
    return `${ppid} ${afterName.split(' ')[1]}`
  } catch {
    return String(ppid)
  }
}
