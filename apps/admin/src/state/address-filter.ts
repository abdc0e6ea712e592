import { maxCursorLength, maxLengths } from '@flower-market/api-client'

/** A filter of a list as the address holds it: texts by name, of which the empty ones narrow nothing. */
export type AddressFilter<N extends string> = Readonly<Record<N | 'search', string>>

/** Reads a filter from an address. */
export function readAddressFilter<N extends string>(
  names: readonly (N | 'search')[],
  params: URLSearchParams,
): AddressFilter<N> {
  const texts = names.map((name) => [name, (params.get(name) ?? '').trim().slice(0, maxLengths.search)])
  return Object.fromEntries(texts) as AddressFilter<N>
}

/** Whether anything narrows the list. */
export function isNarrowed(filter: Readonly<Record<string, string>>): boolean {
  return Object.values(filter).some((text) => text !== '')
}

/** Whether a text of the address may be the cursor of a page; whose it is the server knows. */
export function isCursor(text: string): boolean {
  return text.length <= maxCursorLength && /^[\w-]+$/u.test(text)
}
