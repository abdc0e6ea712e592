const { spawn } = require('node:child_process')
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

/** npm is told of a Ctrl-C, but nobody is told when npm itself is killed: then the parent changes. */
function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return undefined
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, parentPollMs)
  return watch
}
