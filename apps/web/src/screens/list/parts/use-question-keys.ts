import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** What the keys do with the question that has the focus. */
export interface QuestionActions {
  /** Chooses by place, from 0. */
  readonly choose: (place: number, choice: number) => void
  readonly drop: (place: number) => void
  readonly edit: (place: number) => void
}

function questionsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
}

function focusQuestion(question: HTMLElement | undefined): void {
  question?.querySelector('button')?.focus()
}

/**
 * Keys over a list of questions: digits choose, 0 and Delete remove, E edits, arrows move. When a question has gone, the focus
 * goes to the next one, and after the last one to what `after` gives.
 */
export function useQuestionKeys(count: number, actions: QuestionActions, after: () => HTMLElement | null) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (left.current === null) return
    const questions = questionsOf(list.current)
    if (questions.length === 0) after()?.focus()
    else focusQuestion(questions[Math.min(left.current, questions.length - 1)])
    left.current = null
    // Only when a question has gone: an answer to another one must not take the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [count])
  const leave = (place: number): void => {
    left.current = place
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    if (target.tagName === 'INPUT' || event.ctrlKey || event.metaKey || event.altKey) return
    const questions = questionsOf(list.current)
    const place = questions.findIndex((question) => question.contains(target))
    if (place === -1) return
    const digit = /^(?:Digit|Numpad)(\d)$/u.exec(event.code)?.[1]
    if (digit === '0' || event.key === 'Delete') {
      leave(place)
      actions.drop(place)
    } else if (digit !== undefined) actions.choose(place, Number(digit) - 1)
    else if (event.code === 'KeyE') actions.edit(place)
    else if (event.key === 'ArrowDown') focusQuestion(questions[place + 1])
    else if (event.key === 'ArrowUp') focusQuestion(questions[place - 1])
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = list.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return { list, leave }
}
