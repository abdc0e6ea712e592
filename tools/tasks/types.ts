import { followParent } from '../follow-parent.ts'
import { runSuites } from '../suites/run-suites.ts'
import { typesSuite } from '../suites/types-suite.ts'

followParent()
process.exitCode = (await runSuites([[typesSuite]])) ? 0 : 1
