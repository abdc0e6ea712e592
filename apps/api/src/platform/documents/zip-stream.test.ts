import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipStream, type ArchivedFile } from './zip-stream.ts'

const bytes = new TextEncoder().encode('УПД')

async function unzip(files: AsyncIterable<ArchivedFile>) {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipStream(files)) chunks.push(chunk)
  return unzipSync(Buffer.concat(chunks))
}

async function* named(...names: readonly string[]): AsyncGenerator<ArchivedFile> {
  for (const name of names) yield await Promise.resolve({ name, bytes })
}

test('an archive is read back with Cyrillic names, stored and compressed', async () => {
  const files = await unzip(named('Заказ 1/УПД 1.pdf', 'Заказ 1/УПД 1.xml'))
  expect(Object.keys(files)).toEqual(['Заказ 1/УПД 1.pdf', 'Заказ 1/УПД 1.xml'])
  for (const file of Object.values(files)) expect(Buffer.from(file).equals(Buffer.from(bytes))).toBe(true)
})

test('names that are the same, or differ only in case, get a number', async () => {
  const files = await unzip(named('а.pdf', 'а.pdf', 'А.PDF', 'а (2).pdf', 'б.в/без', 'б.в/без'))
  expect(Object.keys(files)).toEqual([
    'а.pdf',
    'а (2).pdf',
    'А (3).PDF',
    'а (2) (2).pdf',
    'б.в/без',
    'б.в/без (2)',
  ])
})

test('a file is asked for only after the one before it has been read', async () => {
  let asked = 0
  async function* large(): AsyncGenerator<ArchivedFile> {
    for (;;) {
      asked += 1
      yield await Promise.resolve({ name: `${asked}.pdf`, bytes: new Uint8Array(1_000_000) })
    }
  }
  const reader = zipStream(large())
  let read = 0
  while (read < 3_000_000) read += (await reader.next()).value?.length ?? 0
  expect(asked).toBeLessThanOrEqual(4)
  await reader.return(undefined)
})
