import { deadlineAfterQuestions } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { deskItems } from './desk-items.ts'
import type { MockQuestion } from '../fixtures/mock-desk.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

type Item = CallOutput<'desk'>['items'][number]

function isWaiting(state: MarketState, { kind, item }: Pick<MockQuestion, 'kind' | 'item'>): boolean {
  return deskItems(state).some((one) => one.kind === kind && one._id === item)
}

/** What was asked about an item of the desk, and what becomes of its deadline. */
export function askedAbout(
  state: MarketState,
  { kind, _id, since, deadline }: Item,
): Pick<Item, 'question' | 'deadline'> {
  const asked = state.questions.filter((one) => one.kind === kind && one.item === _id)
  const times = asked.map(({ askedAt, answeredAt }) => ({
    askedAtMs: Date.parse(askedAt),
    answeredAtMs: answeredAt === null ? null : Date.parse(answeredAt),
  }))
  const last = asked.at(-1)
  return {
    deadline: deadlineAfterQuestions(
      { since: new Date(since), deadline: new Date(deadline) },
      times,
      state.now,
    ).toISOString(),
    question: last
      ? { text: last.text, askedAt: last.askedAt, askedBy: last.askedBy, answer: last.answer }
      : null,
  }
}

/** What staff ask people in the mock market. */
export function questionsHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'questionAsk', (staff, { body: { kind, item, text } }) => {
      const found = deskItems(state).find((one) => one.kind === kind && one._id === item)
      if (!found?.person) return refuse('not-found')
      const isAsked = state.questions.some(
        (one) => one.kind === kind && one.item === item && one.answer === null,
      )
      if (isAsked) return refuse('question-changed')
      const question: MockQuestion = {
        _id: `question-${state.questions.length + 1}`,
        ownerId: found.person._id,
        kind,
        item,
        text,
        askedAt: state.now.toISOString(),
        askedBy: `${staff.name} ${staff.surname}`.trim(),
        answer: null,
        answeredAt: null,
      }
      state.questions = [...state.questions, question]
      return {}
    }),
    mockSignedIn(state, 'questionList', ({ _id }) =>
      state.questions
        .filter((one) => one.ownerId === _id && isWaiting(state, one))
        .toReversed()
        .filter(
          (one, place, all) =>
            all.findIndex(({ kind, item }) => kind === one.kind && item === one.item) === place,
        )
        .map(({ ownerId: _ownerId, askedBy: _askedBy, answeredAt: _answeredAt, ...question }) => question),
    ),
    mockSignedIn(state, 'questionAnswer', ({ _id: personId }, { params: { id }, body: { text } }) => {
      const found = state.questions.find((one) => one._id === id && one.ownerId === personId)
      if (found === undefined) return refuse('not-found')
      if (found.answer !== null || !isWaiting(state, found)) return refuse('question-changed')
      state.questions = state.questions.map((one) =>
        one === found ? Object.assign({}, one, { answer: text, answeredAt: state.now.toISOString() }) : one,
      )
      return {}
    }),
  ]
}
