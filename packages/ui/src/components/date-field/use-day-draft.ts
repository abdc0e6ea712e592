import { useState } from 'react'
import { type CalendarProps, type IsoDay, toIsoDay } from '../calendar/index.ts'
import { readDay, refuseDay, writeDay } from './read-day.ts'

type Choice = Pick<CalendarProps, 'value' | 'locale' | 'min' | 'max' | 'closedDay' | 'today'> & {
  onValueChange: (day: IsoDay | null) => void
}

/** The input's text: the chosen day, or what is being typed. */
export function useDayDraft({ value, locale, onValueChange, today, ...ends }: Choice) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [shownOn] = useState(() => toIsoDay(new Date()))
  const from = ends.min ?? today ?? shownOn
  // Where only an end is set, days are past ones.
  const until = ends.min === undefined ? ends.max : undefined

  const judge = (text: string) => {
    const { day, isWhole, problem } = readDay(text, { locale, from, until })
    const refusal = problem ? { problem } : day && refuseDay(day, ends)
    return { day: refusal ? null : day, isWhole, refusal }
  }
  const choose = (day: IsoDay | null) => {
    if (day !== value) onValueChange(day)
  }

  const typed = draft === null ? null : judge(draft)
  // A value that the caller has set meanwhile replaces a text that does not match it.
  const isCurrent = typed !== null && (typed.isWhole ? typed.day : null) === value

  return {
    text: isCurrent && draft !== null ? draft : writeDay(value, locale),
    /** Shown when the field is left: an unfinished date is not an error. */
    refusal: isCurrent && isLeft ? typed.refusal : null,
    write: (text: string) => {
      const next = judge(text)
      setDraft(text)
      if (!next.refusal) setLeft(false)
      choose(next.isWhole ? next.day : null)
    },
    /** Commits the typed text, or keeps it and explains the error. */
    leave: () => {
      if (!isCurrent || draft === null) return
      if (typed.refusal) {
        setLeft(true)
        return
      }
      choose(typed.day)
      setDraft(null)
    },
    pick: (day: IsoDay) => {
      setDraft(null)
      choose(day)
    },
  }
}
