import { root } from '../root.ts'
import { runProgram } from '../run-program.ts'

/** What differs from an earlier commit, committed or not. */
export interface Change {
  /** The commit where both have parted. */
  readonly since: string
  /** Named from the root. */
  readonly files: readonly string[]
}

/** What a change is measured against unless another commit is named, the first that there is. */
const usualBases = ['origin/main', 'main']

/** Reads what has changed since a branch or commit. Throws where there is no such commit. */
export async function readChange(base: string | undefined, cwd: string = root): Promise<Change> {
  const git = async (...args: string[]) => {
    const { code, output } = await runProgram('git', args, { cwd, output: 'keep' })
    return code === 0 ? output.split('\n').filter(Boolean) : undefined
  }
  for (const name of base === undefined ? usualBases : [base]) {
    const [since] = (await git('merge-base', name, 'HEAD')) ?? []
    if (since === undefined) continue
    const changed = (await git('diff', '--name-only', '--no-renames', since)) ?? []
    const added = (await git('ls-files', '--others', '--exclude-standard')) ?? []
    return { since, files: [...new Set([...changed, ...added])] }
  }
  throw new Error(`There is no commit ${base ?? usualBases.join(' or ')} to compare with.`)
}
