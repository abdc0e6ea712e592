import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'

test.each([
  ['plan9-mips', false],
  ['linux-x64', true],
])('asks for DATABASE_URL where there are no programs to run (%s, musl: %s)', (platform, musl) => {
  expect(() => findBinaries(platform, musl)).toThrow(
    expect.objectContaining({
      code: 'unsupported-platform',
      message: expect.stringContaining('Set DATABASE_URL') as string,
    }),
  )
})
