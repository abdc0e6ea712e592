import { defaultNoticeChoices } from '@flower-market/flower-domain'
import type { MockNotice } from '../fixtures/notices.fixtures.ts'
import type { MarketState } from './market-state.ts'

/** Puts a notice into the list of a person who wants it there. */
export function notifyOwner(
  state: MarketState,
  ownerId: string,
  about: Exclude<MockNotice['about'], { kind: 'other' }>,
): void {
  const choices = state.noticeSettings.get(ownerId)?.choices ?? defaultNoticeChoices
  if (!choices[about.kind].app) return
  const notice = { _id: crypto.randomUUID(), ownerId, at: state.now.toISOString(), isRead: false, about }
  state.notices = [notice, ...state.notices]
}
