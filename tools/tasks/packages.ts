import { followParent } from '../follow-parent.ts'
import { packagesSuite } from '../suites/packages-suite.ts'
import { runSuites } from '../suites/run-suites.ts'

followParent()
process.exitCode = (await runSuites([[packagesSuite]])) ? 0 : 1
