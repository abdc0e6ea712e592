import { availableParallelism } from 'node:os'
import { e2eSuite } from './e2e-suite.ts'
import { boundariesSuite } from './boundaries-suite.ts'
import { lintSuite } from './lint-suite.ts'
import { packagesSuite } from './packages-suite.ts'
import { storiesSuite } from './stories-suite.ts'
import type { Suite } from './suite.ts'
import { typesSuite } from './types-suite.ts'
import { runVitest } from './vitest-suite.ts'

/** Nothing else runs meanwhile: on two cores, leaving one free would double the time. */
const workers = availableParallelism()

const unitSuite: Suite = {
  name: 'unit',
  run: () =>
    runVitest(
      'unit',
      [
        { name: 'flower-domain', folder: 'packages/flower-domain' },
        { name: 'api-client', folder: 'packages/api-client' },
        { name: 'ui', folder: 'packages/ui' },
        { name: 'app-runtime', folder: 'packages/app-runtime' },
        { name: 'web', folder: 'apps/web' },
      ],
      { workers },
    ),
}

const serverSuite: Suite = {
  name: 'server',
  run: () => runVitest('server', [{ name: 'api', folder: 'apps/api' }], { workers }),
}

/** All that CI runs: what is cheapest to know comes first. */
export const allSuites: readonly Suite[] = [
  typesSuite,
  lintSuite,
  boundariesSuite,
  unitSuite,
  packagesSuite,
  serverSuite,
  storiesSuite,
  e2eSuite,
]
