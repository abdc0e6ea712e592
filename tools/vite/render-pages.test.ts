import { expect, test } from 'vitest'
import { refusedMarkup } from './render-pages.ts'

const built = new Set(['assets/flowers-1a2b.svg'])

function refused(html: string): string | null {
  return refusedMarkup(html, (file) => built.has(file))
}

test('markup that a browser shows as it is may be sent', () => {
  expect(refused('<p class="a">style="</p><use href="/assets/flowers-1a2b.svg#roses"></use>')).toBeNull()
  expect(refused('<a href="/signup">styles</a>')).toBeNull()
})

test.each([
  ['<svg class="a" style="--tint:#b3202c">', 'policy'],
  ['<p>a</p><script>b()</script>', 'policy'],
  ['<style>p{}</style>', 'policy'],
  ['<use href="/assets/flowers-3c4d.svg#roses">', 'no file'],
])('%s fails the build', (html, reason) => {
  expect(refused(html)).toContain(reason)
})
