import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { workerTasks } from '../../../platform/workers/worker-tasks.ts'
import type { ImportTasks } from './import-tasks.ts'
import { readPriceList } from './read-price-list.ts'

const limits = { timeoutMs: 60_000, memoryMb: 256, idleMs: 60_000 }
const tasks = workerTasks<ImportTasks>(new URL('import-worker.ts', import.meta.url), limits)
afterAll(() => tasks.close())

const csv = new TextEncoder().encode('Сорт;Цена\nExplorer;100,50\n')

test('a file is read by the worker', async () => {
  expect(await readPriceList(tasks, csv)).toEqual([
    ['Сорт', 'Цена'],
    ['Explorer', '100,50'],
  ])
})

test('a cell ends where no name goes on, with no half of a character', async () => {
  const long = new TextEncoder().encode(`${'a'.repeat(299)}🌹a;1`)
  expect(await readPriceList(tasks, long)).toEqual([[`${'a'.repeat(299)}\uFFFD`, '1']])
})

test('nothing of a file is read on the main thread: where the worker fails, it is not recognized', async () => {
  const broken = { run: () => Promise.reject(new Error('The worker ended with 1.')) }
  await expect(readPriceList(broken, csv)).rejects.toMatchObject({ code: 'price-file-not-recognized' })
})

test.each([
  ['rows', Array.from({ length: 5001 }, () => 'a;1').join('\n'), 'price-file-too-long'],
  ['columns', `${'a;'.repeat(60)}b`, 'price-file-too-long'],
  ['one column', 'Explorer', 'price-file-not-recognized'],
  ['a NUL', 'a;\u0000', 'price-file-not-recognized'],
])('a file with too many %s, or with no price list in it, is refused', async (_what, text, code) => {
  await expect(readPriceList(tasks, new TextEncoder().encode(text))).rejects.toMatchObject({ code })
})

/** A workbook whose sheet is mostly spaces, of which an archive needs little. */
function swollenWorkbook(bytes: number): Buffer {
  const relations = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `${relations}<Relationship Id="rId1" Type="${type}" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${'<worksheet><sheetData>'.padEnd(bytes - 24)}</sheetData></worksheet>`,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  )
}

/** The archive says of its sheet that it is small, in the header of the part and in its directory. */
function understated(archive: Buffer, bytes: number): Buffer {
  const [size, less] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32LE(bytes)
  less.writeUInt32LE(1000)
  let changed = 0
  for (let at = archive.indexOf(size); at >= 0; at = archive.indexOf(size, at + 4)) {
    less.copy(archive, at)
    changed += 1
  }
  expect(changed).toBe(2)
  return archive
}

const swollenBytes = 100_000_000

test('a workbook of a hundred megabytes is refused before it is unpacked', async () => {
  const archive = swollenWorkbook(swollenBytes)
  expect(archive.length).toBeLessThan(1_000_000)
  await expect(readPriceList(tasks, archive)).rejects.toMatchObject({
    code: 'price-file-not-recognized',
    cause: { message: 'The workbook is too large.' },
  })
})

test('a workbook whose archive hides its size is not unpacked beyond what it says', async () => {
  const archive = understated(swollenWorkbook(swollenBytes), swollenBytes)
  await expect(readPriceList(tasks, archive)).rejects.toMatchObject({
    code: 'price-file-not-recognized',
    cause: { message: 'unexpected end of file' },
  })
})
