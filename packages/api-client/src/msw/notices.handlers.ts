import { defaultNoticeChoices } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MockNotice } from '../fixtures/notices.fixtures.ts'
import { deepPageOf } from './deep-page.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

/** Of the example of RFC 8291. */
const mockPublicKey =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'

function shown({ ownerId: _ownerId, ...notice }: MockNotice) {
  return notice
}

/** What the signed-in person is notified of. */
export function noticesHandlers(state: MarketState): HttpHandler[] {
  const ownOf = ({ _id }: MockPerson) => state.notices.filter(({ ownerId }) => ownerId === _id)
  const unreadOf = (person: MockPerson) => ({ unread: ownOf(person).filter(({ isRead }) => !isRead).length })
  return [
    mockSignedIn(state, 'noticeList', (person, { query }) => {
      const { items, ...page } = deepPageOf(ownOf(person), query)
      return { ...page, items: items.map(shown) }
    }),
    mockSignedIn(state, 'noticeUnread', unreadOf),
    mockSignedIn(state, 'noticeRead', (person, { body: { _id, isWithOlder } }) => {
      const own = ownOf(person)
      const place = own.findIndex((notice) => notice._id === _id)
      if (place < 0) return refuse('not-found')
      const read = new Set(isWithOlder ? own.slice(place) : [own[place]])
      state.notices = state.notices.map((notice) =>
        read.has(notice) ? Object.assign({}, notice, { isRead: true }) : notice,
      )
      return unreadOf(person)
    }),
    mockSignedIn(
      state,
      'noticeSettings',
      ({ _id }) => state.noticeSettings.get(_id) ?? { choices: defaultNoticeChoices, quietHours: null },
    ),
    mockSignedIn(state, 'noticeSettingsSet', ({ _id }, { body }) => {
      state.noticeSettings = new Map(state.noticeSettings).set(_id, body)
      return body
    }),
    mockSignedIn(state, 'noticePush', () => ({
      publicKey: mockPublicKey,
      isOn: state.pushedSessions.has(state.sessionId),
    })),
    mockSignedIn(state, 'noticePushOn', () => {
      state.pushedSessions = new Set([...state.pushedSessions, state.sessionId])
      return {}
    }),
    mockSignedIn(state, 'noticePushOff', () => {
      state.pushedSessions = new Set([...state.pushedSessions].filter((id) => id !== state.sessionId))
      return {}
    }),
  ]
}
