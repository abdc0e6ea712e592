import type { OperatorSettingName } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { recordMockAudit } from './audit.handlers.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { settingOf } from './operator-settings.ts'
import { mockSignedIn } from './signed-in.ts'

/** The operator's settings of the mock market. */
export function operatorSettingsHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'operatorSettings', () => {
      const names = Object.keys(state.operatorSettings) as OperatorSettingName[]
      const settings = names.map((name) => {
        const changes = state.settingDecisions.filter((decision) => decision.name === name)
        const shown = changes.map(({ name: _name, ...change }) => change)
        return [name, { value: settingOf(state, name), version: changes.length, changes: shown }]
      })
      return Object.fromEntries(settings) as CallOutput<'operatorSettings'>
    }),
    mockSignedIn(state, 'operatorSettingSet', (person, { body }) => {
      const { name, value, reason, holdsFrom, version } = body
      const made = state.settingDecisions.filter((decision) => decision.name === name)
      if (version !== undefined && version !== made.length) return refuse('record-changed')
      const setAt = state.now.toISOString()
      const from = holdsFrom === undefined ? setAt : new Date(holdsFrom).toISOString()
      if (from < setAt) {
        const message = 'A decision cannot hold from a moment of the past.'
        return refuse('validation-failed', { issues: [{ path: 'holdsFrom', message }] })
      }
      const setBy = { _id: person._id, name: `${person.name} ${person.surname}`.trim() }
      const decision = { name, value, reason, holdsFrom: from, setAt, setBy }
      recordMockAudit(state, person, {
        action: 'setting-decided',
        subject: { kind: 'setting', _id: name },
        about: null,
        reason,
        before: { value: JSON.stringify(settingOf(state, name)) },
        after: { value: JSON.stringify(value), holdsFrom: from },
      })
      state.settingDecisions = [decision, ...state.settingDecisions]
      const isVerificationRequired = settingOf(state, 'verification') === 'required'
      if (name === 'verification') state.settings = { ...state.settings, isVerificationRequired }
      return { name, holdsFrom: from }
    }),
  ]
}
