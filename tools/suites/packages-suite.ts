import path from 'node:path'
import { consumerChecks } from '../packages/consumer-checks.ts'
import { entryPointsOf } from '../packages/entry-points.ts'
import { measureSizes } from '../packages/measure-sizes.ts'
import { buildPackages } from '../packages/package-build.ts'
import { sizeChecks, sizeTable } from '../packages/sizes.ts'
import { tarballChecks } from '../packages/tarball-checks.ts'
import { root } from '../root.ts'
import { concernedByShipped } from './concerns.ts'
import { type Suite, fromChecks } from './suite.ts'

const component = /^src\/components\/(?<name>[^/]+)\/index\.ts$/u

/** The packages as others get them: built, packed, installed in a product outside, and weighed. */
export const packagesSuite: Suite = {
  name: 'packages',
  concerns: concernedByShipped(/^(?:packages|fixtures|tools\/packages)\//u),
  run: async () => {
    const packages = await buildPackages()
    const measured = await measureSizes()
    const components = entryPointsOf(path.join(root, 'packages/ui')).flatMap(
      ({ source }) => component.exec(source)?.groups?.['name'] ?? [],
    )
    console.log(`kB above React, script and sheet, brotli, with what loads later\n${sizeTable(measured)}`)
    const tarballs = await Promise.all(packages.map((each) => tarballChecks(each)))
    return fromChecks([
      ...tarballs.flat(),
      ...(await consumerChecks(packages)),
      ...sizeChecks(measured, [...components, 'set']),
    ])
  },
}
