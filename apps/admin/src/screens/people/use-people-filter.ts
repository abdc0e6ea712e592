import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readFilter, type PeopleFilter } from './people-filter.ts'

const addressPauseMs = 350

/** The filter of the address, and how it is changed: choices at once, words after a pause; each begins at page 1. */
export function usePeopleFilter() {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const [typed, setTyped] = useState<string | null>(null)
  // The address has caught up with what was typed.
  if (typed === filter.search) setTyped(null)

  const change = (changes: Partial<PeopleFilter>): void => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  const write = useRef((_words: string): void => {})
  useLayoutEffect(() => {
    write.current = (words) => {
      if (words !== filter.search) change({ search: words })
    }
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => write.current(typed.trim()), addressPauseMs)
    return () => clearTimeout(timer)
  }, [typed])

  const clear = (): void => {
    setTyped(null)
    setParams({}, { replace: true })
  }
  return { filter, words: typed ?? filter.search, setWords: setTyped, change, clear }
}
