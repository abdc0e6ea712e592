import { runProgram, type ProgramOptions } from '../run-program.ts'

/** A step of a release that did not work, in words for whoever runs it. */
export class ReleaseError extends Error {}

/** Runs a program and gives what it said; throws that where it fails. */
export async function runOrThrow(
  program: string,
  args: readonly string[],
  options: Omit<ProgramOptions, 'output'> = {},
): Promise<string> {
  const { code, output } = await runProgram(program, args, { ...options, output: 'keep' })
  if (code === 0) return output.trim()
  throw new ReleaseError(`${program} ${args.join(' ')} failed:\n${output.trim()}`)
}

/** A release is made of what is committed, and of nothing else. */
export async function requireCleanTree(folder: string): Promise<void> {
  const changed = await runOrThrow('git', ['status', '--porcelain'], { cwd: folder })
  if (changed !== '') throw new ReleaseError(`Commit or remove these changes first:\n${changed}`)
}
