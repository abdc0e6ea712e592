import { createRequire } from 'node:module'

interface PnpmFinder {
  findPnpm(): string
}

/** Path (or name) of the pnpm that the bootstrap found or fetched. */
export function pnpmProgram(): string {
  // By require: the bootstrap is plain JavaScript that has to run before anything that knows types.
  return (createRequire(import.meta.url)('../bootstrap/pnpm.cjs') as PnpmFinder).findPnpm()
}
