import type { OperatorSettingName, OperatorSettings } from '@flower-market/flower-domain'
import type { MarketState } from './market-state.ts'

/** What one of the operator's settings holds now. */
export function settingOf<N extends OperatorSettingName>(state: MarketState, name: N): OperatorSettings[N] {
  const held = state.settingDecisions
    .filter((decision) => decision.name === name && Date.parse(decision.holdsFrom) <= state.now.getTime())
    // Sorting is stable and the last decision comes first: of equally late ones it holds.
    .toSorted((a, b) => b.holdsFrom.localeCompare(a.holdsFrom))
  return held[0] === undefined ? state.operatorSettings[name] : (held[0].value as OperatorSettings[N])
}
