import {
  answerReasons,
  findTemplateIssue,
  templatePriceChange,
  type AnswerReason,
  type AnswerTemplate,
} from '@flower-market/flower-domain'

/** A template as it is typed. */
export interface TemplateDraft {
  readonly name: string
  readonly share: string
  readonly change: string
  readonly reason: AnswerReason | null
  readonly note: string
  readonly validHours: number | null
}

/** A template before anything is typed. */
export const emptyTemplate: TemplateDraft = {
  name: '',
  share: '50',
  change: '0',
  reason: answerReasons[0],
  note: '',
  validHours: null,
}

/** What keeps a template from being saved. */
export type TemplateProblem = 'name' | 'taken' | 'share' | 'change' | 'reason-missing' | 'note-missing'

function readPercent(text: string): number {
  const written = text.trim().replace('−', '-')
  return /^[+-]?\d{1,3}$/u.test(written) ? Number(written) : Number.NaN
}

/** Reads a template; the one of the same name among the others is a problem. */
export function readTemplate(
  { name, share, change, reason, note, validHours }: TemplateDraft,
  others: readonly AnswerTemplate[],
): AnswerTemplate | TemplateProblem {
  const template = {
    name: name.trim(),
    sharePercent: readPercent(share),
    priceChangePercent: readPercent(change),
    reason,
    note: note.trim(),
    validHours,
  }
  const { sharePercent, priceChangePercent } = template
  if (template.name === '') return 'name'
  if (others.some((one) => one.name.toLowerCase() === template.name.toLowerCase())) return 'taken'
  if (!(sharePercent >= 0 && sharePercent <= 100)) return 'share'
  const { min, max } = templatePriceChange
  if (!(priceChangePercent >= min && priceChangePercent <= max)) return 'change'
  return findTemplateIssue(template) ?? template
}
