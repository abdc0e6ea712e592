/** How wide every character of `wideFont` is, in em. */
export const wideFontEm = 3

const ascender = 800
const unitsPerEm = 1000
const advance = wideFontEm * unitsPerEm
function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}

/** A number of 32 bits as two of 16, the unit that all tables are written in. */
function long(value: number): number[] {
  return [Math.floor(value / 0x1_00_00), value % 0x1_00_00]
}

function ascii(text: string): number[] {
  return [text.charCodeAt(0) * 256 + text.charCodeAt(1), text.charCodeAt(2) * 256 + text.charCodeAt(3)]
}

const version1 = long(0x1_00_00)
/** One contour of three points on the curve, whose flags are a byte each. */
const triangle = [1, 0, 0, 100, 100, 2, 0, 0x01_01, 0x01_00, 0, 0x64_00, 0, 0, 0, 0x64_00]
const scripts = [650, 700, 0, 140, 650, 700, 0, 480, 50, 250]
const limits = [ascender, -200, 0, ascender, 200]

/** By the OpenType specification, in the order of their names. */
const tables: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'OS/2': [
    [4, advance, 400, 5, 0],
    scripts,
    zeros(14),
    ascii('NONE'),
    [0x40, 32, 0xff_ff],
    limits,
    zeros(4),
    [500, 700, 0, 32, 0],
  ],
  // Format 13: one glyph for all characters.
  cmap: [[0, 1, 3, 10], long(12), [13, 0], long(28), long(0), long(1), long(0x20), long(0x10_ff_ff), long(1)],
  glyf: [triangle],
  head: [
    version1,
    version1,
    long(0),
    long(0x5f_0f_3c_f5),
    [3, unitsPerEm],
    zeros(10),
    [advance, unitsPerEm, 0, 8, 2, 1, 0],
  ],
  hhea: [version1, [ascender, -200, 0, advance, 0, 0, advance, 1], zeros(7), [1]],
  hmtx: [[advance, 0, 0]],
  loca: [long(0), long(0), long(triangle.length * 2)],
  maxp: [version1, [2, 3, 1, 0, 0, 1], zeros(8)],
  name: [[0, 0, 6]],
  post: [long(0x3_00_00), zeros(14)],
}

/**
 * The bytes of a font that draws every character there is as the same wide triangle. Behind another font it shows which
 * characters that one lacks, whatever fonts the machine has.
 */
export function wideFont(): ArrayBuffer {
  const names = Object.keys(tables)
  const directory: number[] = [...version1, names.length, 128, 3, names.length * 16 - 128]
  const content: number[] = []
  const begin = (directory.length + names.length * 8) * 2
  for (const [name, parts] of Object.entries(tables)) {
    const words = parts.flat()
    directory.push(...ascii(name), ...long(0), ...long(begin + content.length * 2), ...long(words.length * 2))
    content.push(...words)
    if (content.length % 2 === 1) content.push(0)
  }
  const font = new DataView(new ArrayBuffer((directory.length + content.length) * 2))
  for (const [index, word] of [...directory, ...content].entries()) font.setInt16(index * 2, word)
  return font.buffer
}
