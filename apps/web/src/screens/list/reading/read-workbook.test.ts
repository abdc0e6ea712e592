import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readWorkbook, unpackedMaxBytes, WorkbookTooLargeError } from './read-workbook.ts'

function xml(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

const parts = {
  '[Content_Types].xml': xml(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  ),
  'xl/workbook.xml': xml(
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': xml(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': xml(
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Explorer</t></is></c><c r="B1"><v>60</v></c></row></sheetData></worksheet>',
  ),
}

function workbook(more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({ ...parts, ...more })
}

it('reads the cells of the first sheet as texts', async () => {
  expect(await readWorkbook(workbook().buffer as ArrayBuffer)).toEqual([['Explorer', '60']])
})

it('refuses a workbook that unpacks to more than any list', async () => {
  const bomb = workbook({ 'xl/media.xml': new Uint8Array(unpackedMaxBytes) })
  expect(bomb.length).toBeLessThan(100_000)
  await expect(readWorkbook(bomb.buffer as ArrayBuffer)).rejects.toThrow(WorkbookTooLargeError)
})

it('fails on what is no workbook', async () => {
  const broken = new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])
  await expect(readWorkbook(broken.buffer as ArrayBuffer)).rejects.toThrow(/invalid zip/iu)
})
