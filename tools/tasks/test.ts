import { followParent } from '../follow-parent.ts'
import { allSuites } from '../suites/all-suites.ts'
import { runSuites } from '../suites/run-suites.ts'

followParent()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !allSuites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no suite "${unknown[0]}". There are: ${allSuites.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
const suites = allSuites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
process.exitCode = (await runSuites(suites)) ? 0 : 1
