import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderBarring } from './database-user.ts'

test('finds the folder that stops another user on the way to the data', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'flower-market-user-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const data = path.join(root, 'clone', '.data')
  mkdirSync(data, { recursive: true })
  chmodSync(root, 0o755)
  const stranger = { uid: 65_533, gid: 65_533 }
  expect(folderBarring(stranger, data)).toBeUndefined()
  chmodSync(root, 0o700)
  expect(folderBarring(stranger, data)).toBe(root)
  expect(folderBarring(undefined, data)).toBeUndefined()
})
