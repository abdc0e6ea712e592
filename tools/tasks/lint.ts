import { followParent } from '../follow-parent.ts'
import { runSuites } from '../suites/run-suites.ts'
import { lintSuite } from '../suites/lint-suite.ts'

followParent()
process.exitCode = (await runSuites([[lintSuite]])) ? 0 : 1
