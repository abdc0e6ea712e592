import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

const gigabyte = 1024 ** 3

test.each([
  ['where both suffice, in memory', 8, 16, '/dev/shm'],
  ['in a container with little of it, on the disk', 8, 0.06, tmpdir()],
  ['where the machine has none to spare, on the disk', 3, 16, tmpdir()],
])('databases of tests lie %s', async (_case, memory, room, folder) => {
  const read = async () => ({ bavail: room * gigabyte, bsize: 1 })
  expect(await temporaryFolder(memory * gigabyte, read)).toBe(folder)
})

test('without such a file system databases of tests lie on the disk', async () => {
  expect(await temporaryFolder(8 * gigabyte, () => Promise.reject(new Error('ENOENT')))).toBe(tmpdir())
})
