import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { summaryOf, writeReport } from './visual-report.ts'

const png = Buffer.from('png')
const findings = {
  same: 7,
  differences: [
    { name: 'ui-button--primary.dark-390', before: png, after: png, diff: png, mismatchedPixels: 812 },
    { name: 'ui-chip--new.light-390', after: png },
    { name: 'ui-gone--old.light-390', before: png },
  ],
  failures: [{ id: 'ui-card--broken', problem: 'expected <b> to be there' }],
}

test('the last line counts what is the same, changed, new, removed and failed', () => {
  expect(summaryOf(findings)).toBe('7 the same, 1 changed, 1 new, 1 removed, 1 failed')
})

test('the report shows each difference with the pictures that there are, and nothing of an earlier run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = readFileSync(writeReport(folder, findings), 'utf8')
  expect(page).toContain('ui-button--primary.dark-390: changed, 812 pixels')
  expect(page).toContain('ui-card--broken: failed</h2><p>expected &lt;b> to be there')
  for (const [, file = ''] of page.matchAll(/src="([^"]+)"/gu)) {
    expect(existsSync(path.join(folder, file))).toBe(true)
  }
  expect(page.match(/<img/gu)).toHaveLength(5)
  writeReport(folder, { same: 1, differences: [], failures: [] })
  expect(existsSync(path.join(folder, 'ui-chip--new.light-390.after.png'))).toBe(false)
})
