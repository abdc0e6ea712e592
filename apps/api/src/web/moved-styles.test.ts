import { expect, test } from 'vitest'
import { hashSource, moveStyles } from './moved-styles.ts'

test('each style becomes a rule once, and its elements are marked with it', () => {
  const html = '<p class="a" style="--row:1">1</p><p style="--row:2">2</p><p style="--row:1">style=</p>'
  expect(moveStyles(html)).toEqual({
    markup: html.replaceAll(' style="', ' data-style="'),
    sheet: '[data-style="--row:1"]:not(#_#_#_){--row:1}[data-style="--row:2"]:not(#_#_#_){--row:2}',
  })
})

test('a style that computes has its rule', () => {
  const style = 'block-size:calc(277 * var(--row-height))'
  expect(moveStyles(`<p style="${style}"></p>`).sheet).toBe(`[data-style="${style}"]:not(#_#_#_){${style}}`)
})

test.each([
  'color:red}*{display:none',
  '--a:&lt;/style&gt;',
  'background:url(&quot;/a&quot;)',
  String.raw`--a:\7d`,
])('a style that could end its rule has none: %s', (style) => {
  expect(moveStyles(`<p style="${style}"></p>`)).toEqual({
    markup: `<p data-style="${style}"></p>`,
    sheet: '',
  })
})

test('a sheet is named by its hash, as content policies write it', () => {
  // openssl dgst -sha256 -binary | openssl base64
  expect(hashSource('p{color:red}')).toMatch(/^'sha256-[\w+/]{43}='$/u)
  expect(hashSource('p{color:red}')).not.toBe(hashSource('p{color:blue}'))
})
