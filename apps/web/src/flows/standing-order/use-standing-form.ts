import { isIsoDate } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { toFormError, useForm, type FormErrors } from '@flower-market/app-runtime/forms'
import type { StandingStart, WrittenTerms } from './new-standing.ts'
import { saveStandingAtom } from './standing-orders.atoms.ts'

type Problems = FormErrors<'weekdays' | 'until'>

/** What is missing; null where the form may be sent. */
function findProblems({ weekdays, until }: WrittenTerms): Problems | null {
  const problems: Problems = {
    ...(weekdays.length === 0 && { weekdays: 'standing.weekdaysMissing' }),
    ...(!isIsoDate(until) && { until: 'standing.untilMissing' }),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

const refusals = {
  'no-standing-days': 'standing.noDays',
  'too-many-standing-orders': 'standing.tooMany',
  'verification-needed': 'standing.reason.verification',
} as const

function toFormErrors(error: unknown): Problems {
  const known = Object.entries(refusals).find(([code]) => isApiError(error, code as keyof typeof refusals))
  return { form: known?.[1] ?? toFormError(error) }
}

/** Writing a standing order. */
export function useStandingForm({ id, terms: start }: StandingStart, onSaved: (id: string) => void) {
  const save = useSetAtom(saveStandingAtom)
  const [terms, setTerms] = useState(start)
  const form = useForm<WrittenTerms, 'weekdays' | 'until'>({
    read: () => terms,
    findProblems,
    send: async ({ until, ...others }) => {
      if (isIsoDate(until)) onSaved(await save({ id, terms: { ...others, until } }))
    },
    toFormErrors,
  })
  const change = (changes: Partial<WrittenTerms>): void => setTerms((before) => ({ ...before, ...changes }))
  return { ...form, terms, change }
}

/** The form of a standing order. */
export type StandingForm = ReturnType<typeof useStandingForm>
