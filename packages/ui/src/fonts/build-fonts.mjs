// Rebuilds the woff2 files beside this script: `node packages/ui/src/fonts/build-fonts.mjs`.
// The published subsets of Onest leave the rouble sign (U+20BD) in a 20 kB latin-ext file and the arrows in another, so
// every price would either pull both or fall back to another face. These three hold what the interface writes.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const published = createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json')

const codePoints = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const latin = codePoints(0x20, 0x7e) + codePoints(0xa0, 0xff) + '\u2009\u202f–—‘’“”„‹›•…€−\u2060'
const cyrillic = codePoints(0x410, 0x44f) + 'Ёё№'

/** Each file: the published subset that has the glyphs, and the text it must be able to write. */
const subsets = [
  { from: 'latin', text: latin },
  { from: 'cyrillic', text: cyrillic },
  { from: 'latin-ext', to: 'rouble', text: '₽' },
  { from: 'math', to: 'signs', text: '→←↑↓↗×÷≈≤≥≠' },
]

for (const { from, to = from, text } of subsets) {
  const source = await readFile(new URL(`files/onest-${from}-wght-normal.woff2`, `file://${published}`))
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    // Regular to bold is all the type scale uses; the thin and black ends cost a third of the outlines.
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'lnum', 'case', 'rvrn'],
    noHinting: true,
  })
  await writeFile(new URL(`onest-${to}.woff2`, import.meta.url), subset)
  process.stdout.write(`onest-${to}.woff2 ${subset.length} bytes\n`)
}
