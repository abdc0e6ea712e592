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
}

test('the last line counts what is the same, changed, new and removed', () => {
  expect(summaryOf(findings)).toBe('7 the same, 1 changed, 1 new, 1 removed')
})

test('the report shows each difference with the pictures that there are, and nothing of an earlier run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = readFileSync(writeReport(folder, findings), 'utf8')
  expect(page).toContain('ui-button--primary.dark-390: changed, 812 pixels')
  for (const [, file = ''] of page.matchAll(/src="([^"]+)"/gu)) {
    expect(existsSync(path.join(folder, file))).toBe(true)
  }
  expect(page.match(/<img/gu)).toHaveLength(5)
  writeReport(folder, { same: 1, differences: [] })
  expect(existsSync(path.join(folder, 'ui-chip--new.light-390.after.png'))).toBe(false)
})
