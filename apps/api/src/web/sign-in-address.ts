import { readPagePath } from './page-path.ts'

/** A longer address, escaped, would not fit into the head of the request that follows. */
const maxReturnLength = 2000

/** Where a guest is sent who asks for a page of signed-in people: with the page to return to, in its language. */
export function signInAddress({ signIn }: { readonly signIn: string }, url: string): string {
  const { locale, path } = readPagePath(url)
  const [, ...query] = url.split('?')
  const wanted = encodeURIComponent([path, ...query].join('?'))
  const prefix = locale === 'en' ? '/en' : ''
  return `${prefix}${signIn}${wanted.length > maxReturnLength ? '' : `?return=${wanted}`}`
}
