import { useSearchParams } from 'react-router-dom'

/** The page of a list that the address names, counted from 1, and how to go to another one. */
export function usePage(): { page: number; setPage: (page: number) => void } {
  const [params, setParams] = useSearchParams()
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page')) || 1)),
    setPage: (to) => {
      const next = new URLSearchParams(params)
      next.set('page', String(to))
      setParams(next)
    },
  }
}
