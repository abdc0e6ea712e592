import { expect, test } from 'vitest'
import { lateStart, sheetFiles } from './late-start.ts'

const html = `<head><title>x</title>
    <script type="module" crossorigin src="/assets/index-a1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/b2.js">
    <link rel="stylesheet" crossorigin href="/assets/c3.css">
</head>`

const sheets = new Map([
  ['/assets/c3.css', '.a{color:red}.b{color:blue}'],
  ['/assets/d4.css', '.c{color:green}'],
])

test('a page that starts late names neither script nor sheet, knows them in their order, and holds what it looks like', () => {
  const start = lateStart(html, { starter: 'start()', sheets })
  expect(start?.(['/assets/d4.js', '/assets/d4.css'], { markup: '<p class="a c"></p>' })).toEqual({
    html: expect.stringMatching(/^<head><title>x<\/title>\s+<\/head>$/u),
    starter: 'start()',
    sheet: '.a{color:red}.c{color:green}',
    fonts: '',
    files: ['/assets/b2.js', '/assets/c3.css', '/assets/index-a1.js', '/assets/d4.js', '/assets/d4.css'],
    sources: {
      'script-src': expect.stringMatching(/^'sha256-.{43}='$/u),
      'style-src': expect.stringMatching(/^'sha256-.{43}=' 'sha256-.{43}='$/u),
    },
  })
})

test('a build without a starter, or without a script to start, names its files as it is', () => {
  expect(lateStart(html, { sheets })).toBeNull()
  expect(lateStart('<head></head>', { starter: 'start()', sheets })).toBeNull()
})

test('the sheets of a build are those of the built page and of each of its pages', () => {
  expect(
    sheetFiles(html, [{ files: ['/assets/d4.js', '/assets/d4.css'] }, { files: ['/assets/d4.css'] }]),
  ).toEqual(['/assets/c3.css', '/assets/d4.css'])
})

test('a document that holds all fonts of a sheet names the one without them', () => {
  const font = '@font-face{src:url(data:a);unicode-range:U+20BD}'
  const start = lateStart(html, {
    starter: 'start()',
    sheets: new Map([['/assets/c3.css', `${font}.a{color:red}`]]),
    plainSheets: { '/assets/c3.css': '/assets/c3.plain.css' },
  })
  expect(start?.([], { markup: '<p>100 ₽' }).files).toContain('/assets/c3.plain.css')
  expect(start?.([], { markup: '<p>100 $' }).files).toContain('/assets/c3.css')
})
