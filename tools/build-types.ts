import { availableParallelism } from 'node:os'
import { runTool } from './run-program.ts'

const processors = availableParallelism()

/**
 * Each checker of a project finds out by itself what a type is, so that four of them, the compiler's default, take three times
 * the processor time of one. Projects are built side by side instead.
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
