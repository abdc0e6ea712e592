import { events, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import { currencyOfWallet } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import { publish } from '../../platform/events/publish.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { openAccount } from '../ledger/index.ts'
import { isPerson, listAccounts, nameAccount, setDefault } from './accounts.repository.ts'

type Account = CallOutput<'accountList'>[number]
type Changes = z.output<Contract['accountUpdate']['body']>

/** Accounts of people. */
export type AccountsService = ReturnType<typeof accountsService>

/** Makes the service. */
export function accountsService({
  database,
  events: { transaction },
}: Pick<Platform, 'database' | 'events'>) {
  return {
    /** A person's balances, for the person and for staff. Throws `not-found`. */
    async listOf(viewer: SignedIn, personId: string): Promise<Account[]> {
      const maySee = viewer.personId === personId || viewer.role === 'ADMIN'
      if (!maySee || !(await isPerson(database, personId))) throw new ApiError('not-found')
      return listAccounts(database, personId)
    },

    /** Opens an account where there is none, and changes what is given. */
    async update(personId: string, { type, name, isDefault }: Changes): Promise<Account[]> {
      const currency = currencyOfWallet(type)
      await transaction(async (trx) => {
        await openAccount(trx, { person: personId }, currency)
        if (name !== undefined) await nameAccount(trx, personId, currency, name)
        if (isDefault !== undefined) await setDefault(trx, personId, { currency, isDefault })
        await publish(trx, events['balance-changed'], { person: personId }, { currency })
      })
      return listAccounts(database, personId)
    },
  }
}
