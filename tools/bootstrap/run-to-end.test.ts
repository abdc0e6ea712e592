import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'

const runner = JSON.stringify(new URL('run-to-end.cjs', import.meta.url).pathname)
const followParent = JSON.stringify(new URL('../follow-parent.ts', import.meta.url).href)

/** A task that tells its pid and the signals it gets, and ends half a second after the first. */
const patientTask = `
  const { followParent } = await import(${followParent})
  followParent()
  const timer = setInterval(() => {}, 1000)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => { console.log(signal); setTimeout(() => process.exit(5), 500) })
  }
  console.log(process.pid)`

/** Runs a program through the runner, in a process group of its own like a terminal does. */
function run(code: string) {
  const start = `
    const { channelled, runToEnd } = require(${runner})
    const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', ${JSON.stringify(code)}]
    runToEnd(process.execPath, args, { stdio: channelled }).then((code) => { process.exitCode = code })`
  const child = spawn(process.execPath, ['-e', start], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return { child, lines: () => output.trim().split('\n').filter(Boolean) }
}

async function ended(child: ChildProcess): Promise<unknown> {
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

async function firstLine(lines: () => string[]): Promise<string> {
  while (lines().length === 0) await wait(20)
  return lines()[0] as string
}

test('gives the exit code of the program', async () => {
  expect(await ended(run('process.exit(3)').child)).toBe(3)
})

test('gives 128 + n when signal n ended the program', async () => {
  expect(await ended(run(`process.kill(process.pid, 'SIGKILL')`).child)).toBe(137)
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'passes %s on to the task and waits for its end',
  async (signal) => {
    const { child, lines } = run(patientTask)
    await firstLine(lines)
    child.kill(signal)
    expect(await ended(child)).toBe(5)
    expect(lines().slice(1)).toEqual([signal])
  },
)

test('a Ctrl-C that the whole group gets reaches the task once', async () => {
  const { child, lines } = run(patientTask)
  await firstLine(lines)
  process.kill(-(child.pid as number), 'SIGINT')
  expect(await ended(child)).toBe(5)
  expect(lines().slice(1)).toEqual(['SIGINT'])
})

test('the task ends when the runner is killed', async () => {
  const { child, lines } = run(patientTask)
  await firstLine(lines)
  child.kill('SIGKILL')
  // The output closes when the last program that writes to it has ended, and that is the task.
  await once(child, 'close')
  expect(lines().slice(1)).toEqual(['SIGTERM'])
})
