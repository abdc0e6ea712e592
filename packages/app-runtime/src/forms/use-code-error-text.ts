import { useTranslate } from '../i18n/use-translate.ts'
import type { CodeProblem } from './code-problem.ts'

/** What stands under a code that was not taken; nothing where it could not be asked about. Wants the topic `forms`. */
export function useCodeErrorText(problem: CodeProblem | null): string | undefined {
  const t = useTranslate()
  if (problem?.kind === 'incomplete') return t('forms.enterCode')
  if (problem?.kind === 'ended') return t('forms.codeExpired')
  if (problem?.kind !== 'wrong') return undefined
  return `${t('forms.invalidCode')} ${t('forms.triesLeft', { count: problem.triesLeft })}`
}
