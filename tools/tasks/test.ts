import { followParent } from '../follow-parent.ts'
import { allStages } from '../suites/all-suites.ts'
import { readTestOptions } from '../suites/read-test-options.ts'
import { type Change, readChange } from '../suites/change.ts'
import { runSuites } from '../suites/run-suites.ts'

followParent()
try {
  const { names, isChangedOnly, base } = readTestOptions(
    process.argv.slice(2),
    allStages.flat().map(({ name }) => name),
  )
  const change = isChangedOnly ? await readChange(base) : undefined
  const stages = allStages.map((stage) => stage.filter(({ name }) => names.includes(name)))
  process.exitCode = (await runSuites(change ? touched(stages, change) : stages, change)) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function touched(stages: typeof allStages, { files }: Change) {
  console.log(`${files.length} files have changed`)
  return stages.map((stage) => stage.filter((suite) => files.some((file) => suite.concerns(file))))
}
