import { useState } from 'react'
import { type CalendarProps, type IsoDay, toIsoDay } from '../calendar/index.ts'
import { readDay, refuseDay, writeDay } from './read-day.ts'

type Choice = Pick<CalendarProps, 'value' | 'locale' | 'min' | 'max' | 'closedDay' | 'today'> & {
  onValueChange: (day: IsoDay | null) => void
}

/** What stands in the box: the chosen day, or the text of a person who has not written one yet. */
export function useDayDraft({ value, locale, onValueChange, today, ...ends }: Choice) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const [shownOn] = useState(() => toIsoDay(new Date()))
  const from = ends.min ?? today ?? shownOn

  const judge = (text: string) => {
    const { day, isWhole, problem } = readDay(text, { locale, from })
    const refusal = problem ? { problem } : day && refuseDay(day, ends)
    return { day: refusal ? null : day, isWhole, refusal }
  }
  const choose = (day: IsoDay | null) => {
    if (day !== value) onValueChange(day)
  }

  const typed = draft === null ? null : judge(draft)
  // A day that its owner set meanwhile wins over the text it no longer agrees with.
  const isCurrent = typed !== null && (typed.isWhole ? typed.day : null) === value

  return {
    text: isCurrent && draft !== null ? draft : writeDay(value, locale),
    /** Said only when the person has gone on: half a date is no mistake. */
    refusal: isCurrent && isLeft ? typed.refusal : null,
    write: (text: string) => {
      const next = judge(text)
      setDraft(text)
      if (!next.refusal) setLeft(false)
      choose(next.isWhole ? next.day : null)
    },
    /** Takes what is typed, or lets it stand and say what is wrong. */
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
