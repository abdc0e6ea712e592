import { expect, test } from 'vitest'
import { columnName, columns, sheetPage } from './sheet-page.ts'

test('a column for every theme, width and language', () => {
  expect(new Set(columns.map(columnName)).size).toBe(8)
})

test('a row has a cell for each column, also for a picture that could not be taken', () => {
  const files = Object.fromEntries(columns.slice(0, 7).map((each) => [columnName(each), 'a.png']))
  const row = { label: 'Screens/Cart · <Loaded>', files, problem: 'no button "a" & no <b>' }
  const html = sheetPage('Screens', [row])
  expect(html.match(/<img/gu)).toHaveLength(7)
  expect(html.match(/<i>/gu)).toHaveLength(1)
  expect(html).toContain('Screens/Cart · &lt;Loaded> <em>no button &quot;a&quot; &amp; no &lt;b></em>')
})
