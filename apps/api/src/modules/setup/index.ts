import { contract, type CallOutput } from '@flower-market/api-client/contract'
import {
  areDemoRequisites,
  demoContacts,
  isDemoSignatory,
  moscowDateOf,
  type OperatorContacts,
  type OperatorRequisites,
  type OperatorSignatory,
} from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Platform } from '../../platform/platform.ts'
import { settingAt } from '../settings/index.ts'

type State = CallOutput<'setup'>['steps'][number]['state']

interface Found {
  readonly hasRegions: boolean
  readonly hasPlantations: boolean
  readonly hasLots: boolean
}

function stateOf(isDone: boolean): State {
  return isDone ? 'done' : 'missing'
}

function stateOfRequisites(requisites: OperatorRequisites | null): State {
  if (requisites === null) return 'missing'
  return areDemoRequisites(requisites) ? 'check' : 'done'
}

function stateOfSignatory(signatory: OperatorSignatory | null): State {
  if (signatory === null) return 'missing'
  return isDemoSignatory(signatory) ? 'check' : 'done'
}

function stateOfContacts(contacts: OperatorContacts | null): State {
  if (contacts === null) return 'missing'
  return contacts.email === demoContacts.email ? 'check' : 'done'
}

/** What a new operator has still to set. */
export function setupModule({ config, database: { kysely }, now, register }: Platform): void {
  register(contract.setup, async () => {
    const { rows } = await sql<Found>`
      SELECT EXISTS (SELECT FROM regions) AS "hasRegions", EXISTS (SELECT FROM plantations) AS "hasPlantations",
        EXISTS (SELECT FROM cards WHERE delivery_date >= ${moscowDateOf(now())}) AS "hasLots"`.execute(kysely)
    const { hasRegions = false, hasPlantations = false, hasLots = false } = rows[0] ?? {}
    const requisites = await settingAt(kysely, 'requisites', now())
    const signatory = await settingAt(kysely, 'signatory', now())
    const contacts = await settingAt(kysely, 'contacts', now())
    const methods = await settingAt(kysely, 'incomingMethods', now())
    return {
      steps: [
        { name: 'mail' as const, state: stateOf(config.mail !== undefined) },
        { name: 'requisites' as const, state: stateOfRequisites(requisites) },
        { name: 'signatory' as const, state: stateOfSignatory(signatory) },
        { name: 'contacts' as const, state: stateOfContacts(contacts) },
        { name: 'paymentMethods' as const, state: stateOf(methods.length > 0) },
        { name: 'regions' as const, state: stateOf(hasRegions) },
        { name: 'plantations' as const, state: stateOf(hasPlantations) },
        { name: 'priceLists' as const, state: stateOf(hasLots) },
        // An outside database is backed up by its own tools, of which the shop knows nothing.
        {
          name: 'backup' as const,
          state: config.databaseUrl === undefined ? stateOf(config.backup !== undefined) : ('check' as const),
        },
      ],
    }
  })
}
