import path from 'node:path'
import { writeCssTypes } from '../css-types.ts'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import { buildTypes } from '../build-types.ts'
import { concernedBy } from './concerns.ts'
import { type Suite, type SuiteResult, crashed } from './suite.ts'

/** The type check of every project; one check a project. */
export const typesSuite: Suite = {
  name: 'types',
  concerns: concernedBy(/\.(?:tsx?|css|json)$/u),
  run: async () => {
    await writeCssTypes()
    const config = readJson<{ references: { path: string }[] }>(path.join(root, 'tsconfig.json'))
    const projects = config?.references.map((reference) => reference.path) ?? []
    const { code, output } = await buildTypes()
    return projects.length === 0
      ? crashed('tsconfig.json names no project.')
      : countTypes(projects, code, output)
  },
}

/** Counts the compiler's answer; an error outside of every project's folder belongs to the projects of the root. */
export function countTypes(projects: readonly string[], exitCode: number, output: string): SuiteResult {
  const files = output.match(/^.+(?=\(\d+,\d+\): error)/gmu) ?? []
  const broken = new Set(
    files.map((file) => projects.find((project) => file.startsWith(`${project}/`)) ?? 'root'),
  )
  const failed = exitCode === 0 ? 0 : Math.max(1, broken.size)
  return {
    passed: Math.max(0, projects.length - failed),
    failed,
    skipped: 0,
    report: failed === 0 ? '' : output,
    times: [],
  }
}
