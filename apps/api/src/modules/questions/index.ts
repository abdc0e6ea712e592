import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { questionsService } from './questions.service.ts'

export { questionsAbout } from './questions.repository.ts'
export { answerByProof, answerByRequest } from './questions.service.ts'

/** What staff ask people about while it waits for a decision. */
export function questionsModule(platform: Platform): void {
  const { register } = platform
  const questions = questionsService(platform)
  register(contract.questionAsk, async ({ person, body }) => {
    await questions.ask(person.personId, body)
    return {}
  })
  register(contract.questionList, ({ person }) => questions.list(person.personId))
  register(contract.questionAnswer, async ({ person, params, body }) => {
    await questions.answer(person.personId, params.id, body.text)
    return {}
  })
}
