import { expect, it } from 'vitest'
import { isPdf } from './pdf-content.ts'

function bytes(text: string) {
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
const body = `${'1 0 obj\n'.repeat(200)}startxref\n9\n`

it('a file with the header of a PDF and its end mark is one, whatever follows the mark within the last kilobyte', () => {
  for (const header of ['%PDF-1.4\n', '%PDF-1.7\r\n', '%PDF-2.0\n']) {
    expect(isPdf(bytes(`${header}${body}%%EOF`))).toBe(true)
  }
  expect(isPdf(bytes(`%PDF-1.7\n${body}%%EOF\r\n${'\0'.repeat(900)}`))).toBe(true)
})

it('what has something before the header is none: other programs would read that', () => {
  expect(isPdf(bytes(`<script>alert(1)</script>%PDF-1.7\n${body}%%EOF`))).toBe(false)
  expect(isPdf(bytes(`\n%PDF-1.7\n${body}%%EOF`))).toBe(false)
})

it('what was cut off, has another version or is empty is none', () => {
  expect(isPdf(bytes(`%PDF-1.7\n${body}`))).toBe(false)
  expect(isPdf(bytes(`%PDF-1.7\n${body}%%EOF${' '.repeat(1100)}`))).toBe(false)
  expect(isPdf(bytes(`%PDF-9.1\n${body}%%EOF`))).toBe(false)
  expect(isPdf(bytes(''))).toBe(false)
})
