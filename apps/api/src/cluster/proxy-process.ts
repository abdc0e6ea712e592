import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The proxy in a process of its own, which is started again when it ends. */
export interface ProxyProcess {
  pid(): number | undefined
  /** Says which servers there are, by their ports. */
  setServers(ports: readonly number[]): void
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('proxy.ts', import.meta.url))

/** Starts a proxy that listens at a port of this machine. */
export async function startProxy(port: number): Promise<ProxyProcess> {
  let servers: readonly number[] = []
  let isListening = false
  let isStopping = false

  const launch = (): ChildProcess => {
    const child = fork(program, {
      env: { ...process.env, PROXY_PORT: String(port) },
      execArgv: ['--conditions=source', '--disable-warning=ExperimentalWarning'],
    })
    child.send([...servers])
    child.once('exit', () => {
      if (isListening && !isStopping) proxy = launch()
    })
    return child
  }
  let proxy = launch()
  const [message] = await Promise.race([once(proxy, 'message'), once(proxy, 'exit')])
  if (message !== 'listening') throw new Error(`The proxy cannot listen at port ${port}.`)
  isListening = true
  return {
    pid: () => proxy.pid,
    setServers(ports) {
      servers = ports
      if (proxy.connected) proxy.send([...ports])
    },
    async stop() {
      isStopping = true
      const ended = once(proxy, 'exit')
      proxy.kill('SIGKILL')
      await ended
    },
  }
}
