import { useTypedText } from '@flower-market/app-runtime/navigation'
import { useSearchParams } from 'react-router-dom'
import { readAddressFilter, type AddressFilter } from './address-filter.ts'

/** The filter in the address, and how it is changed: choices at once, the search after a pause; each begins at page 1. */
export function useAddressFilter<N extends string>(names: readonly (N | 'search')[]) {
  const [params, setParams] = useSearchParams()
  const filter = readAddressFilter(names, params)
  const change = (changes: Partial<AddressFilter<N>>): void => {
    const next = Object.entries<string>({ ...filter, ...changes }).filter(([, value]) => value !== '')
    setParams(Object.fromEntries(next), { replace: true })
  }
  const { text, type } = useTypedText(filter.search, (search) =>
    change({ search } as Partial<AddressFilter<N>>),
  )
  const clear = (): void => {
    type(null)
    setParams({}, { replace: true })
  }
  return { filter, searchText: text, setSearchText: type, change, clear }
}
