import { maxLengths } from '@flower-market/api-client'
import { useTypedText } from '@flower-market/app-runtime/navigation'
import { useSearchParams } from 'react-router-dom'

/** The text to search by: what is typed, and, after a pause, what the address says; another text starts at page 1. */
export function useSearchText() {
  const [params, setParams] = useSearchParams()
  const search = (params.get('search') ?? '').trim().slice(0, maxLengths.search)
  const { text, type } = useTypedText(search, (next) =>
    setParams(next === '' ? {} : { search: next }, { replace: true }),
  )
  return { search, searchText: text, setSearchText: type }
}
