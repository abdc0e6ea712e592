import { useSearchParams } from 'react-router-dom'

/** The page of a list that the address names, counted from 1, and the way to another one. */
export function usePage(): { page: number; turn: (page: number) => void } {
  const [params, setParams] = useSearchParams()
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    turn: (to) => {
      const next = new URLSearchParams(params)
      next.set('page', String(to))
      setParams(next)
    },
  }
}
