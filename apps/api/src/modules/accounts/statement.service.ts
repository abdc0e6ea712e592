import { maxStatementEntries, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { moscowDateOf, summarizeBalance, walletOfCurrency } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { documentAttempts } from '../../platform/documents/document-attempts.ts'
import { writeTable } from '../../platform/documents/write-table.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { listPeriod } from './history.repository.ts'
import { operatorPartyAt } from '../settings/index.ts'
import { statementDocument } from './statement-document.ts'
import {
  balanceBefore,
  findStatementAccount,
  listDayBalances,
  type StatementAccount,
} from './statement.repository.ts'

type StatementQuery = z.output<Contract['accountStatement']['query']>
type ChartQuery = z.output<Contract['balanceChart']['query']>

/** Makes the service of statements and of how a balance came to be. */
export function statementService(
  { reads: { kysely }, limits, now }: Pick<Platform, 'reads' | 'limits' | 'now'>,
  maxEntries = maxStatementEntries,
) {
  const requireAccount = async (personId: string, accountId: string): Promise<StatementAccount> => {
    const account = await findStatementAccount(kysely, personId, accountId)
    if (account === undefined) throw new ApiError('not-found')
    return account
  }

  return {
    /** The statement of a person's account as a file. Throws `not-found` and `statement-too-long`. */
    async write(personId: string, { accountId, format, locale, from, to }: StatementQuery): Promise<File> {
      const account = await requireAccount(personId, accountId)
      await limits.take([documentAttempts, personId])
      const entries = await listPeriod(kysely, { personId, accountId, from, to }, maxEntries + 1)
      if (entries.length > maxEntries) throw new ApiError('statement-too-long')
      const today = moscowDateOf(now())
      const last = to === undefined || to > today ? today : to
      const first = from ?? (entries[0] === undefined ? last : moscowDateOf(new Date(entries[0].date)))
      const still = entries.length > 0 ? 0 : await balanceBefore(kysely, accountId, first)
      const summary =
        entries.length > 0
          ? summarizeBalance(entries.toReversed())
          : { before: still, added: 0, taken: 0, after: still }
      if (summary === null)
        throw new Error(`The entries of the account ${accountId} do not follow each other.`)
      const at = now()
      const { name: operator } = (await operatorPartyAt(kysely, at))[locale]
      const statement = { account, from: first, to: last, entries, summary, operator, at }
      return writeTable(statementDocument(statement, locale), format)
    },

    /** The balance of a person's account day by day. Throws `not-found`. */
    async chart(personId: string, { accountId, ...period }: ChartQuery): Promise<CallOutput<'balanceChart'>> {
      const { currency } = await requireAccount(personId, accountId)
      const { from } = period
      const [before, days] = await Promise.all([
        from === undefined ? 0 : balanceBefore(kysely, accountId, from),
        listDayBalances(kysely, accountId, period),
      ])
      return { type: walletOfCurrency(currency), before, days }
    },
  }
}
