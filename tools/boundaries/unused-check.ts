import path from 'node:path'
import { root } from '../root.ts'
import { type Ended, runTool } from '../run-program.ts'

/** Looks for files, exports and dependencies that nobody uses, under a folder laid out like this repository. */
export function findUnused(base: string = root): Promise<Ended> {
  const config = path.join(root, 'tools/boundaries/knip.config.ts')
  return runTool('knip', ['--directory', base, '--config', config, '--no-progress', '--no-config-hints'], {
    output: 'keep',
  })
}
