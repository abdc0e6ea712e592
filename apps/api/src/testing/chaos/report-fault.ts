import { expect } from 'vitest'
import { openDatabase } from '../../platform/database/database.ts'
import { auditLedger } from '../test-people.ts'
import type { Load } from './load.ts'

/** What a load has gone through. */
export interface EndedFault {
  readonly name: string
  readonly load: Load
  /** How long each return took, in milliseconds. */
  readonly recoveries: readonly number[]
  readonly connectionString: string
}

/** Ends a load and gives its row of the table; fails where a call was lost or doubled or the books do not add up. */
export async function reportFault({ name, load, recoveries, connectionString }: EndedFault): Promise<string> {
  await load.stop()
  const settled = await load.settle()
  const acknowledged = load.tried.filter(({ id }) => id !== null)
  const lost = acknowledged.filter(({ key, id }) => settled.get(key) !== id)
  const doubled = settled.size - new Set(settled.values()).size
  const refused = load.tried.length - acknowledged.length
  const counts = [`${load.tried.length} requests`, `${refused} refused`, `${lost.length} lost`]
  const back = `back after ${Math.max(...recoveries)} ms`
  expect({ lost, doubled }).toEqual({ lost: [], doubled: 0 })
  const database = openDatabase({ connectionString })
  for (const found of Object.values(await auditLedger({ database }))) expect(found).toEqual([])
  await database.close()
  return [name, ...counts, `${doubled} doubled`, back].join(' | ')
}
