import { findMailTextProblems, supportedLocales, type MailKind } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { builtInMailTexts, type MockMailDecision } from '../fixtures/mail-texts.fixtures.ts'
import { recordMockAudit } from './audit.handlers.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'
import { invalid } from './stock-lots.ts'

type Texts = MockMailDecision['texts']

const builtIn: Texts = { ru: null, en: null }

/** What holds at a moment: the latest decision by then, of equally late ones the last made. */
function textsAt(decisions: readonly MockMailDecision[], moment: string): Texts {
  const held = decisions
    .filter(({ holdsFrom }) => holdsFrom <= moment)
    .toSorted((left, right) => right.holdsFrom.localeCompare(left.holdsFrom))
  return held[0]?.texts ?? builtIn
}

/** The texts of mails of the mock market. */
export function mailTextsHandlers(state: MarketState): HttpHandler[] {
  const decisionsAbout = (kind: MailKind) => state.mailDecisions.filter((one) => one.kind === kind)
  return [
    mockSignedIn(state, 'mailTextList', () => {
      const now = state.now.toISOString()
      return [...builtInMailTexts].map(([kind, own]) => {
        const decisions = decisionsAbout(kind)
        const planned = decisions
          .filter(({ holdsFrom }) => holdsFrom > now)
          .toSorted((left, right) => left.holdsFrom.localeCompare(right.holdsFrom))
          .map(({ texts, holdsFrom }) => ({ texts, holdsFrom }))
        return { kind, builtIn: own, texts: textsAt(decisions, now), version: decisions.length, planned }
      })
    }),
    mockSignedIn(state, 'mailTextSet', (person, { body: { kind, texts, version, reason, holdsFrom } }) => {
      for (const locale of supportedLocales) {
        const text = texts[locale]
        const [found] = text === null ? [] : findMailTextProblems(kind, text)
        if (found !== undefined) return invalid(`texts.${locale}.${found.field}`, found.problem)
      }
      const setAt = state.now.toISOString()
      const from = holdsFrom === undefined ? setAt : new Date(holdsFrom).toISOString()
      if (from < setAt) return invalid('holdsFrom', 'A decision cannot hold from a moment of the past.')
      const decisions = decisionsAbout(kind)
      if (decisions.length !== version) return refuse('record-changed')
      recordMockAudit(state, person, {
        action: 'setting-decided',
        subject: { kind: 'setting', _id: `mail.${kind}` },
        about: null,
        reason,
        before: { value: JSON.stringify(textsAt(decisions, from)) },
        after: { value: JSON.stringify(texts), holdsFrom: from },
      })
      state.mailDecisions = [{ kind, texts, holdsFrom: from }, ...state.mailDecisions]
      return { version: version + 1 }
    }),
  ]
}
