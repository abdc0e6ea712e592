import type { Check } from '../suites/suite.ts'

/** What size-limit measured of one component, in bytes. */
export interface MeasuredSize {
  readonly name: string
  readonly size: number
  readonly sizeLimit?: number
}

/** One check a component: it has a budget and keeps it. Something measured that has none fails, as does one unmeasured. */
export function sizeChecks(measured: readonly MeasuredSize[], components: readonly string[]): Check[] {
  const unmeasured = components.filter((name) => !measured.some((each) => each.name === name))
  return [
    ...measured.map(({ name, size, sizeLimit = 0 }) => ({
      name: `${name} keeps its budget of bytes`,
      isPassed: size <= sizeLimit,
      output: `  ${size} bytes; packages/ui/size-budgets.json allows ${sizeLimit}.`,
    })),
    ...unmeasured.map((name) => ({
      name: `${name} keeps its budget of bytes`,
      isPassed: false,
      output: `  It was not measured: name it in packages/ui/size-budgets.json.`,
    })),
  ]
}

/** The sizes in columns, in kB. */
export function sizeTable(measured: readonly MeasuredSize[], columns = 4): string {
  const cells = measured.map(({ name, size }) => `${name.padEnd(23)}${(size / 1000).toFixed(1).padStart(5)}`)
  const height = Math.ceil(cells.length / columns)
  const rows = Array.from({ length: height }, (_, row) =>
    cells.filter((_cell, index) => index % height === row),
  )
  return rows.map((row) => row.join('   ')).join('\n')
}
