import { followParent } from '../follow-parent.ts'
import { runSuites } from '../suites/run-suites.ts'
import { boundariesSuite } from '../suites/boundaries-suite.ts'

followParent()
process.exitCode = (await runSuites([[boundariesSuite]])) ? 0 : 1
