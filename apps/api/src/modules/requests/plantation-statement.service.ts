import { maxStatementEntries, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { sumPlantationStatement } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Period } from '../../platform/database/moscow-days.ts'
import { documentAttempts } from '../../platform/documents/document-attempts.ts'
import { writeTable } from '../../platform/documents/write-table.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { operatorPartyAt } from '../settings/index.ts'
import { plantationStatementDocument } from './plantation-statement-document.ts'
import { listStatementEntries } from './plantation-statement.repository.ts'

type Statement = CallOutput<'plantationStatement'>
type FileQuery = z.output<Contract['plantationStatementFile']['query']>

/** Makes the service of statements as plantations have them. */
export function plantationStatementService(
  { database: { kysely }, limits, now }: Pick<Platform, 'database' | 'limits' | 'now'>,
  maxEntries = maxStatementEntries,
) {
  const read = async ({ plantationId }: SignedIn, period: Period): Promise<Statement> => {
    const plantation = await kysely
      .selectFrom('plantations')
      .select('name')
      .where('id', '=', plantationId ?? '')
      .executeTakeFirst()
    if (plantationId === null || plantation === undefined) throw new ApiError('not-found')
    const items = await listStatementEntries(kysely, plantationId, period, maxEntries + 1)
    if (items.length > maxEntries) throw new ApiError('statement-too-long')
    return { plantation: plantation.name, items, sums: sumPlantationStatement(items) }
  }

  return {
    /** The statement of a representative's plantation. Throws `not-found` for whoever represents none, and `statement-too-long`. */
    read,

    /** The same as a file. */
    async write(person: SignedIn, { format, locale, ...period }: FileQuery): Promise<File> {
      const statement = await read(person, period)
      await limits.take([documentAttempts, person.personId])
      const at = now()
      const { name: operator } = (await operatorPartyAt(kysely, at))[locale]
      const document = plantationStatementDocument({ ...statement, period, operator, at }, locale)
      return writeTable(document, format)
    },
  }
}
