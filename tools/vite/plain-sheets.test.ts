import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { plainSheets } from './plain-sheets.ts'

function bundleOf(sheets: Record<string, string>): Rolldown.OutputBundle {
  return Object.fromEntries(
    Object.entries(sheets).map(([fileName, source]) => [fileName, { type: 'asset', fileName, source }]),
  ) as unknown as Rolldown.OutputBundle
}

test('a sheet that names fonts is there without them, too', () => {
  const fonts = '@font-face{src:url(data:font/woff2;base64,ab/c==)}@font-face{src:url(b)}'
  expect(
    plainSheets(bundleOf({ 'a.css': `.a{top:0}${fonts}.b{top:0}`, 'b.css': '.c{top:0}', 'c.js': '' })),
  ).toEqual([{ of: 'a.css', file: 'a.plain.css', source: '.a{top:0}.b{top:0}' }])
})

test('a font that is written otherwise is refused', () => {
  expect(() => plainSheets(bundleOf({ 'a.css': '@font-face {src:url(a)}' }))).toThrow('a.css')
})
