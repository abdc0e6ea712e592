import { followParent } from '../follow-parent.ts'
import { runSuites } from '../suites/run-suites.ts'
import { fencesSuite } from '../suites/fences-suite.ts'

followParent()
process.exitCode = (await runSuites([fencesSuite])) ? 0 : 1
