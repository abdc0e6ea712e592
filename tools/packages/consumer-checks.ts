import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Ended } from '../run-program.ts'
import type { Check } from '../suites/suite.ts'
import { installConsumer } from './consumer.ts'
import type { PackedPackage } from './package-build.ts'

/** Installs the packages as another product would, and holds its type check and its build against what they promise. */
export async function consumerChecks(packages: readonly PackedPackage[]): Promise<Check[]> {
  const consumer = await installConsumer(packages)
  try {
    const installed = ended('consumer: the tarballs install', consumer.installed)
    if (!installed.isPassed) return [installed]
    const types = await consumer.run('tsc', ['-p', '.'])
    const built = await consumer.run('vite', ['build', '--logLevel', 'error'])
    return [
      installed,
      ended('consumer: it type-checks against the declarations', types),
      ended('consumer: it builds', built),
      ...outputChecks(path.join(consumer.folder, 'dist')),
    ]
  } finally {
    consumer.remove()
  }
}

/** What a consumer's built pages have to hold and must not hold. */
export function outputChecks(dist: string): Check[] {
  const read = (pattern: string): string =>
    globSync(pattern, { cwd: dist })
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .join('\n')
  const sheets = read('assets/*.css')
  const scripts = read('assets/*.js')
  const firstLayers = [...sheets.matchAll(/@layer (?<name>tokens|base|ui)\b/gu)].map(([name]) => name)
  return [
    truth('consumer: its page is there', existsSync(path.join(dist, 'index.html'))),
    truth('consumer: a used component brings its styles', /\._button_\w+/u.test(sheets)),
    truth('consumer: the tokens are in its sheet', sheets.includes('--bg-accent:')),
    truth('consumer: tokens, base, ui is the order of the layers', isInOrder(firstLayers)),
    truth('consumer: fonts and flowers are beside it', hasFiles(dist, ['onest-*.woff2', 'flowers-*.svg'])),
    truth('consumer: the domain and the client are in its script', /stemsPerBunch/u.test(scripts)),
    truth('consumer: styles of unused components stay out', !/\._(calendar|palette|timeline)_/u.test(sheets)),
    truth('consumer: code of unused components stays out', !/cmdk|rdp-|phone-engine/u.test(scripts)),
    truth('consumer: the mocks stay out', !/mockServiceWorker/u.test(scripts)),
  ]
}

function isInOrder(layers: readonly string[]): boolean {
  const unique = [...new Set(layers)].join()
  return unique === '@layer tokens,@layer base,@layer ui'
}

function hasFiles(dist: string, patterns: readonly string[]): boolean {
  return patterns.every((pattern) => globSync(`assets/${pattern}`, { cwd: dist }).length > 0)
}

function ended(name: string, { code, output }: Ended): Check {
  return { name, isPassed: code === 0, output }
}

function truth(name: string, isPassed: boolean): Check {
  return { name, isPassed, output: '  See fixtures/consumer, which is built outside of this repository.' }
}
