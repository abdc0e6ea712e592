import {
  areDemoRequisites,
  demoContacts,
  isDemoSignatory,
  type OperatorContacts,
  type OperatorRequisites,
  type OperatorSignatory,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MarketState } from './market-state.ts'
import { settingOf } from './operator-settings.ts'
import { mockSignedIn } from './signed-in.ts'

function step<N extends string>(name: N, isDone: boolean) {
  return { name, state: isDone ? 'done' : 'missing' } as const
}

function requisitesStep(requisites: OperatorRequisites | null) {
  const state = requisites === null ? 'missing' : areDemoRequisites(requisites) ? 'check' : 'done'
  return { name: 'requisites', state } as const
}

function signatoryStep(signatory: OperatorSignatory | null) {
  const state = signatory === null ? 'missing' : isDemoSignatory(signatory) ? 'check' : 'done'
  return { name: 'signatory', state } as const
}

function contactsStep(contacts: OperatorContacts | null) {
  const state = contacts === null ? 'missing' : contacts.email === demoContacts.email ? 'check' : 'done'
  return { name: 'contacts', state } as const
}

/** What of the mock market is set. */
export function setupHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'setup', () => {
      return {
        steps: [
          step('mail', true),
          requisitesStep(settingOf(state, 'requisites')),
          signatoryStep(settingOf(state, 'signatory')),
          contactsStep(settingOf(state, 'contacts')),
          step('paymentMethods', settingOf(state, 'incomingMethods').length > 0),
          step('regions', true),
          step('plantations', true),
          step('priceLists', state.cards.length > 0),
          step('backup', false),
        ],
      }
    }),
  ]
}
