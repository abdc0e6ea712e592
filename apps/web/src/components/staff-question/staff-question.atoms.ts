import { changedTags, isApiError } from '@flower-market/api-client'
import { notifyAtom, shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** Answers a question of staff; the questions are read anew, also where it was answered or decided meanwhile. */
export const answerQuestionAtom = atom(null, async (get, set, id: string, text: string): Promise<void> => {
  try {
    await get(apiAtom).call('questionAnswer', { params: { id }, body: { text } }, shownInPlace)
    set(notifyAtom, { tone: 'success', message: 'questions.sent' })
  } catch (error) {
    if (!isApiError(error, 'question-changed')) throw error
    set(notifyAtom, { tone: 'danger', message: 'questions.changed' })
  } finally {
    set(invalidateAtom, changedTags.questionAnswer)
  }
})
