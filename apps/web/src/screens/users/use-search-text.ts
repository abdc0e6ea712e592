import { maxLengths } from '@flower-market/api-client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const addressPauseMs = 350

/** The words to search by: what is typed, and, after a pause, what the address says; other words start at page 1. */
export function useSearchText() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').trim().slice(0, maxLengths.search)
  const [typed, setTyped] = useState<string | null>(null)
  // The address has caught up with what was typed.
  if (typed === search) setTyped(null)

  const write = useRef((_words: string): void => {})
  useLayoutEffect(() => {
    write.current = (words) => {
      if (words === search) return
      setParams(words === '' ? {} : { search: words }, { replace: true })
    }
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => write.current(typed.trim()), addressPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { search, words: typed ?? search, setWords: setTyped }
}
