import { availableParallelism } from 'node:os'
import { runTool } from './run-program.ts'

const processors = availableParallelism()

/**
 * Checkers share no types: four for each project, the compiler's default, resolve most of them four times, for more than twice the
 * processor time of one. Projects are built side by side instead.
 */
const parallel = [
  '--checkers',
  String(Math.max(1, Math.floor(processors / 4))),
  '--builders',
  String(Math.min(4, processors)),
]

/** Checks the types of projects and of those that they refer to; of all that `tsconfig.json` names by default. Fulfilled with the compiler's exit code and output. */
export function buildTypes(projects: readonly string[] = []): ReturnType<typeof runTool> {
  return runTool('tsc', ['-b', ...projects, '--pretty', 'false', ...parallel], { output: 'keep' })
}
