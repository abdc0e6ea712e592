import {
  needsRequisites,
  operatorParty,
  type IncomingMethod,
  type OperatorSettingName,
  type OperatorSettings,
} from '@flower-market/flower-domain'
import type { CallOutput } from '../contract/contract.ts'
import type { MarketState } from './market-state.ts'

/** What one of the operator's settings holds now. */
export function settingOf<N extends OperatorSettingName>(state: MarketState, name: N): OperatorSettings[N] {
  const held = state.settingDecisions
    .filter((decision) => decision.name === name && Date.parse(decision.holdsFrom) <= state.now.getTime())
    // Sorting is stable and the last decision comes first: of equally late ones it holds.
    .toSorted((a, b) => b.holdsFrom.localeCompare(a.holdsFrom))
  return held[0] === undefined ? state.operatorSettings[name] : (held[0].value as OperatorSettings[N])
}

/** Who runs the shop now, as pages of each language name them. */
export function operatorOf(state: MarketState): CallOutput<'shopSettings'>['operator'] {
  const said = { requisites: settingOf(state, 'requisites'), contacts: settingOf(state, 'contacts') }
  return { ru: operatorParty(said, 'ru'), en: operatorParty(said, 'en') }
}

/** The ways by which the operator takes money now: those that are switched on, less those that need requisites while there are none. */
export function offeredMethods(state: MarketState): readonly IncomingMethod[] {
  const hasRequisites = settingOf(state, 'requisites') !== null
  return settingOf(state, 'incomingMethods').filter((method) => hasRequisites || !needsRequisites(method))
}
