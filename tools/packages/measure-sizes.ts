import { root } from '../root.ts'
import { runTool } from '../run-program.ts'
import type { MeasuredSize } from './sizes.ts'

/** Measures each built component by `.size-limit.mjs`; throws, with what size-limit said, where it could not. */
export async function measureSizes(): Promise<readonly MeasuredSize[]> {
  const { output } = await runTool('size-limit', ['--json'], { cwd: root, output: 'keep' })
  try {
    return JSON.parse(output) as MeasuredSize[]
  } catch {
    throw new Error(output)
  }
}
