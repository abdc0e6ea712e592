// Rebuilds the woff2 files beside this script: `node packages/ui/src/fonts/build-fonts.mjs`.
// The published subsets of Onest leave the ruble sign (U+20BD) in a 20 kB latin-ext file and the arrows in another, so
// every price would either pull both or fall back to another face. These four hold what the interface writes; the
// unicode ranges in ../styles/fonts.css say the same.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const published = createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json')

function codePoints(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
}

const punctuation = '\u00a0\u2009\u202f«»‹›“”„‘’–—…•·×±°§©®€−'
const accented = 'ÀÁÂÃÄÇÈÉÊËÍÑÓÔÕÖÚÜßàáâãäçèéêëíîïñóôõöúûü'
// `name` stays although nothing shows it: Chromium's sanitizer refuses a font without one.
const unneeded = ['STAT', 'MVAR', 'GDEF', 'gasp']

/** Each file: the published subset that has the glyphs, and the text it must be able to write. */
const subsets = [
  { from: 'latin', to: 'latin', text: codePoints(0x20, 0x7e) + punctuation + accented },
  { from: 'cyrillic', to: 'cyrillic', text: `${codePoints(0x410, 0x44f)}Ёё№` },
  { from: 'latin-ext', to: 'ruble', text: '₽' },
  { from: 'math', to: 'signs', text: '→←↑↓↗≈≤≥≠' },
]

for (const { from, to, text } of subsets) {
  const source = await readFile(new URL(`files/onest-${from}-wght-normal.woff2`, `file://${published}`))
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    // Regular to bold is all the type scale uses; the thin and black ends cost a third of the outlines.
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'lnum', 'case', 'rvrn'],
    noHinting: true,
    dropTables: unneeded,
  })
  await writeFile(new URL(`onest-${to}.woff2`, import.meta.url), subset)
  process.stdout.write(`onest-${to}.woff2 ${subset.length} bytes\n`)
}
