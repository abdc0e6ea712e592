import { availableParallelism } from 'node:os'
import { boundariesSuite } from './boundaries-suite.ts'
import { concernedBy } from './concerns.ts'
import { e2eSuite } from './e2e-suite.ts'
import { lintSuite } from './lint-suite.ts'
import { packagesSuite } from './packages-suite.ts'
import { storiesSuite } from './stories-suite.ts'
import type { Suite } from './suite.ts'
import { typesSuite } from './types-suite.ts'
import { runVitest } from './vitest-suite.ts'

/** On two cores, leaving one free would double the time. */
const workers = availableParallelism()

const unitSuite: Suite = {
  name: 'unit',
  concerns: concernedBy(/^(?:packages|apps\/(?:web|admin))\//u),
  run: (change) =>
    runVitest(
      'unit',
      [
        { name: 'flower-domain', folder: 'packages/flower-domain' },
        { name: 'api-client', folder: 'packages/api-client' },
        { name: 'ui', folder: 'packages/ui' },
        { name: 'app-runtime', folder: 'packages/app-runtime' },
        { name: 'web', folder: 'apps/web' },
        { name: 'admin', folder: 'apps/admin' },
      ],
      { workers, change },
    ),
}

const serverSuite: Suite = {
  name: 'server',
  concerns: concernedBy(/^(?:apps\/api|packages\/(?:api-client|flower-domain)|docs\/security)/u),
  run: (change) => runVitest('server', [{ name: 'api', folder: 'apps/api' }], { workers, change }),
}

/**
 * All that CI runs, what is cheapest to know first. The suites of a stage run side by side: each of them has long
 * stretches that keep one core busy only. The types come first, because lint needs the types of the sheets.
 */
export const allStages: readonly (readonly Suite[])[] = [
  [typesSuite, boundariesSuite],
  [lintSuite, unitSuite],
  [packagesSuite, serverSuite],
  [storiesSuite],
  [e2eSuite],
]
