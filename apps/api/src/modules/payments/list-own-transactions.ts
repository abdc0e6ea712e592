import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { currencyOfWallet } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { listAccounts } from '../accounts/index.ts'
import { listTransactions } from './transactions.repository.ts'

/** A page of a person's transactions. Throws `not-found` for an account that is not the person's. */
export async function listOwnTransactions(
  database: Database,
  personId: string,
  { accountId, ...query }: z.output<Contract['transactionList']['query']>,
): Promise<CallOutput<'transactionList'>> {
  if (accountId === undefined) return listTransactions(database.kysely, personId, query)
  const account = (await listAccounts(database, personId)).find(({ _id }) => _id === accountId)
  if (account === undefined) throw new ApiError('not-found')
  return listTransactions(database.kysely, personId, { ...query, currency: currencyOfWallet(account.type) })
}
