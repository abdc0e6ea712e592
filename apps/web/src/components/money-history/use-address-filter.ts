import { moscowDateOf } from '@flower-market/flower-domain'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'

/** Filters that the address holds, and the ways to change them; another list begins at its first page. */
export function useAddressFilter<N extends string, F>(
  names: readonly N[],
  read: (search: URLSearchParams) => F,
) {
  const [search, setSearch] = useSearchParams()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const write = (changes: { readonly [Name in N]?: string | undefined }): void => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const name of names) {
      if (!(name in changes)) continue
      const value = changes[name]
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true })
  }
  return {
    filter: read(search),
    today: moscowDateOf(now()),
    write,
    clear: (): void => {
      const next = new URLSearchParams(search)
      for (const name of ['page', ...names]) next.delete(name)
      setSearch(next, { replace: true })
    },
  }
}
