import { expect, test } from 'vitest'
import type { Cluster } from './cluster.ts'
import { explainLaunchError } from './launch-error.ts'

const cluster: Cluster = {
  dataDir: '.data',
  directory: '/clone/.data/postgres',
  logFile: '/clone/.data/postgres.log',
  user: undefined,
  binaries: { native: '/native', version: '18.4.0' },
  durability: 'full',
  isArchived: false,
}

test.each([
  'FATAL:  lock file "postmaster.pid" already exists',
  'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
  'LOG:  could not bind IPv4 address\nFATAL:  could not create any TCP/IP sockets',
])('tries again after a passing conflict: %s', (output) => {
  expect(explainLaunchError(cluster, output)).toMatchObject({ name: 'LaunchConflict' })
})

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'cannot-start'],
  ['postgres: error while loading shared libraries: libpq.so.5', 'cannot-start'],
  ['', 'cannot-start'],
  ['PANIC:  could not locate a valid checkpoint record', 'damaged'],
])('tells damage from a fault of the machine: %s → %s', (output, code) => {
  expect(explainLaunchError(cluster, output)).toMatchObject({ code })
})
