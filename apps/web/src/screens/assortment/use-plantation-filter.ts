import { useSearchParams } from 'react-router-dom'
import { countryCodes, type CountryCode } from '@flower-market/flower-domain'

/** Plantations of a page at first, and after the filters were reset. */
const firstPageSize = 28
const pageSizeAfterReset = 24

/** What the address says of the list; null is all. */
export interface PlantationFilter {
  readonly country: CountryCode | null
  readonly city: string | null
}

type Params = Readonly<Record<string, string | null>>

/** Reads and writes the filters and the size of a page in the address; a change begins the list anew. */
export function usePlantationFilter() {
  const [params, setParams] = useSearchParams()
  const named = params.get('country')
  const limit = params.get('limit') === String(pageSizeAfterReset) ? pageSizeAfterReset : firstPageSize
  const filter: PlantationFilter = {
    country: countryCodes.find((code) => code === named) ?? null,
    city: params.get('city'),
  }
  const write = (all: Params): void =>
    setParams(
      Object.entries(all).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, value]],
      ),
    )
  return {
    filter,
    limit,
    change: (changed: Partial<PlantationFilter>): void =>
      write({ ...filter, ...changed, limit: params.get('limit') }),
    reset: (): void => write({ limit: String(pageSizeAfterReset) }),
  }
}
