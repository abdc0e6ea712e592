import { isApiError } from '@flower-market/api-client'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { toFormError } from './form-errors.ts'

/** How a code was met: it may still be tried, it is worth nothing any more, or it could not be asked about. */
export type CodeProblem =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly message: MessageId }

/** Whether a code of so many digits can be asked about at all; null when it can. */
export function findCodeProblem(code: string, digits: number): CodeProblem | null {
  return /^\d+$/u.test(code) && code.length === digits ? null : { kind: 'incomplete' }
}

/** What a refused code means. The last wrong try ends it. */
export function codeProblemOf(error: unknown): CodeProblem {
  if (isApiError(error, 'code-expired')) return { kind: 'ended' }
  if (!isApiError(error, 'invalid-code')) return { kind: 'failed', message: toFormError(error) }
  const { triesLeft } = error.details
  return triesLeft === 0 ? { kind: 'ended' } : { kind: 'wrong', triesLeft }
}

/** What stands under a code that was not taken; nothing where it could not be asked about. Wants the topic `forms`. */
export function useCodeErrorText(problem: CodeProblem | null): string | undefined {
  const t = useTranslate()
  if (problem?.kind === 'incomplete') return t('forms.enterCode')
  if (problem?.kind === 'ended') return t('forms.codeExpired')
  if (problem?.kind !== 'wrong') return undefined
  return `${t('forms.invalidCode')} ${t('forms.triesLeft', { count: problem.triesLeft })}`
}
