import { isApiError } from '@flower-market/api-client'
import {
  findOperatorRequisiteProblems,
  operatorRequisites,
  type OperatorRequisite,
  type OperatorRequisites,
} from '@flower-market/flower-domain'
import type { FormErrors } from '@flower-market/app-runtime/forms'
import { readTerms } from '../../../components/decision-fields/decision-terms.ts'
import {
  findDecisionProblems,
  toDecisionErrors,
  type DecisionField,
  type TypedDecision,
} from './settings-form.ts'

/** Requisites as they were typed, from when they hold, and why. */
export interface TypedRequisites extends TypedDecision<'requisites'> {
  readonly value: OperatorRequisites
}

/** What requisites and the decision about them may be wrong in. */
export type RequisitesField = OperatorRequisite | Exclude<DecisionField, 'value'>

const texts: ReadonlySet<OperatorRequisite> = new Set(['name', 'address', 'bankName'])

/** Numbers come with the spaces of whatever they were copied from. */
function readPart(part: OperatorRequisite, typed: string): string {
  return texts.has(part) ? typed.trim().replaceAll(/\s+/gu, ' ') : typed.replaceAll(/\s/gu, '').toUpperCase()
}

/** Reads requisites and the decision about them. */
export function readRequisites(fields: FormData): TypedRequisites {
  const parts = operatorRequisites.map((part) => [part, readPart(part, String(fields.get(part) ?? ''))])
  return { value: Object.fromEntries(parts) as unknown as OperatorRequisites, ...readTerms(fields) }
}

/** What is missing or fails its check; null when the decision may be sent. */
export function findRequisitesProblems(
  typed: TypedRequisites,
  now: Date,
): FormErrors<RequisitesField> | null {
  const wrong = Object.entries(findOperatorRequisiteProblems(typed.value)).map(([part, problem]) => [
    part,
    `operator.requisite.${problem}`,
  ])
  const problems: FormErrors<RequisitesField> = {
    ...(Object.fromEntries(wrong) as FormErrors<OperatorRequisite>),
    ...findDecisionProblems(typed, now),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about requisites that were refused: each wrong part at its field. */
export function toRequisitesErrors(error: unknown): FormErrors<RequisitesField> {
  const { value, ...others } = toDecisionErrors(error)
  if (value === undefined || !isApiError(error, 'validation-failed')) return others
  const named = error.details?.issues.map(({ path }) => path.split('.').at(-1)) ?? []
  const wrong = operatorRequisites.filter((part) => named.includes(part))
  return { ...others, ...Object.fromEntries(wrong.map((part) => [part, 'operator.requisite.malformed'])) }
}
