import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The real server in a process of its own. */
export interface ShopProcess {
  readonly process: ChildProcess
  /** Its address; rejects with what it printed when it ends without one. */
  readonly address: Promise<string>
  /** How it ended: its code, and what it printed on standard error. */
  readonly ended: Promise<{ code: number | null; complaint: string }>
}

/** Starts the server with these settings beside the machine's own environment; it may open no more files than `openFiles`. */
export function startShopProcess(
  settings: Readonly<Record<string, string>>,
  { openFiles }: { readonly openFiles?: number } = {},
): ShopProcess {
  const defaults = {
    DATABASE_URL: '',
    PUBLIC_ORIGIN: '',
    REQUESTS_PER_MINUTE: '0',
    VERIFICATION: 'optional',
    // A second process would cost each test seconds of the processor.
    JOBS: 'off',
  }
  const env = { ...process.env, ...defaults, ...settings }
  const command = [process.execPath, '--conditions=source', main] as const
  const [program, ...parts] =
    openFiles === undefined
      ? command
      : (['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...command] as const)
  const child = spawn(program, parts, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [printed, complaint] = ['', '']
  child.stderr.on('data', (text) => (complaint += String(text)))
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      printed += String(text)
      const [, found] = /Flower Market: (http:\S+)/u.exec(printed) ?? []
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`The server ended: ${complaint}${printed}`)))
  })
  // Whoever waits for the end alone is not to be surprised by the address that never came.
  address.catch(() => {})
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, complaint }))
  return { process: child, address, ended }
}

/** Kills server and database at once, as a power cut would: none of them can finish anything. */
export async function pullThePlug({ process: server, ended }: ShopProcess, dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir)
  server.kill('SIGKILL')
  signalDatabase(postmaster, 'SIGKILL')
  await ended
}

/** Signals a PostgreSQL and all its backends. */
export function signalDatabase(postmaster: number, signal: NodeJS.Signals): void {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  const backends = stdout.split('\n').map(Number).filter(Boolean)
  for (const pid of [postmaster, ...backends]) {
    try {
      process.kill(pid, signal)
    } catch {
      // It went with its parent.
    }
  }
}

function postmasterOf(dataDir: string): number {
  const file = readdirSync(dataDir)
    .map((name) => path.join(dataDir, name, 'postmaster.pid'))
    .find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}.`)
  return Number(readFileSync(file, 'utf8').split('\n', 1)[0])
}
