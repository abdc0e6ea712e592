import { expect, test } from 'vitest'
import { createCriticalSheets } from './critical-sheet.ts'
import { hashSource } from './moved-styles.ts'

function choose(css: string, markup: string) {
  return createCriticalSheets(new Map([['a.css', css]]))(['a.css'], markup)
}

function chosen(css: string, markup: string): string {
  return choose(css, markup).sheet
}

test('what markup has no class for is left out, with the conditions that hold nothing else', () => {
  const css =
    '@layer ui,shop;@layer ui{.a{color:red}.b{color:blue}@media (width<=700px){.a{margin:0}}}@layer shop{.b{top:0}}h1{font:x}'
  expect(chosen(css, '<p class="c a">')).toBe(
    '@layer ui,shop;@layer ui{.a{color:red}@media (width<=700px){.a{margin:0}}}h1{font:x}',
  )
})

test('a rule stays when one of its selectors has all its classes', () => {
  expect(chosen('.a .b,.c>.a{top:0}', '<p class="a b">')).toBe('.a .b,.c>.a{top:0}')
  expect(chosen('.a .b,.c>.a{top:0}', '<p class="b">')).toBe('')
})

test('a class that is only excluded, or one of several, is not asked for', () => {
  for (const selector of ['.a:not(.b)', '.a:not(:has(.b)):is(.c,.d)', '.a[href=".b"]'])
    expect(chosen(`${selector}{top:0}`, '<p class="a">')).toBe(`${selector}{top:0}`)
})

test('what shows only under a pointer, moves or is for paper comes later', () => {
  const css = '.a:hover{top:0}.a:focus-visible{top:1px}@keyframes x{to{top:0}}@media print{.a{top:0}}'
  expect(chosen(css, '<p class="a">')).toBe('.a:focus-visible{top:1px}')
})

test('custom properties stay, also where no rule uses them: pictures do', () => {
  const css = ':root{--a:1px}.x{--petal:var(--a)}'
  expect(chosen(css, '<p class="x">')).toBe(css)
})

test('a font of one sign comes with a page that has it', () => {
  const font = '@font-face{src:url(data:font/woff2;base64,ab/c==)format("woff2");unicode-range:U+20BD}'
  expect(choose(font, '<p>100 ₽').fonts).toBe(font)
  expect(choose(font, '<p>100 $').fonts).toBe('')
})

test('fonts stand apart from the rules, which leave the document when the sheets are there', () => {
  const font = '@font-face{src:url(a)}'
  const { fonts, sheet, source } = choose(`.a{top:0}${font}.b{top:0}`, '<p class="a b">')
  expect([fonts, sheet]).toEqual([font, '.a{top:0}.b{top:0}'])
  expect(source).toBe([font, sheet].map(hashSource).join(' '))
})

test('braces in texts are no blocks', () => {
  expect(chosen('.a:before{content:"}{"}.b{top:0}', '<p class="b">')).toBe('.b{top:0}')
})
