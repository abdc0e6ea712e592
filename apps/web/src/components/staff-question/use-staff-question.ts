import type { CallOutput } from '@flower-market/api-client'
import type { AskedKind } from '@flower-market/flower-domain'
import { useResource } from '@flower-market/app-runtime/server-data'

/** Whose verification, or which top-up, staff may ask about. */
export interface AskedItem {
  kind: AskedKind
  item: string
}

/** What staff ask about something that waits for them; null where they ask nothing, until it is known, and of nothing. */
export function useStaffQuestion(asked: AskedItem | null): CallOutput<'questionList'>[number] | null {
  const questions = useResource('questionList', asked === null ? null : {})
  if (questions.status !== 'ready') return null
  return questions.data.find(({ kind, item }) => kind === asked?.kind && item === asked.item) ?? null
}
