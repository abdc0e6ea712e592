import { atom } from 'jotai'

/** What a page needs of its surroundings while it renders, so that it renders in Node as it does in a browser. */
export interface PageEnvironment {
  /** Origin of the page's address. */
  readonly origin: string
  /** Path of the address at which the app begins, with its language prefix. */
  readonly pathname: string
  readonly now: () => Date
  /** When the server has rendered the page that is hydrated; missing where it has rendered none, or one that tells no time. */
  readonly renderedAt?: Date | undefined
  /** The IANA time zone of whoever looks at the page. */
  readonly timeZone: string
}

/** The surroundings that a browser gives. */
const browserEnvironment: PageEnvironment = {
  get origin() {
    return location.origin
  },
  get pathname() {
    return location.pathname
  },
  now: () => new Date(),
  get renderedAt() {
    const moment = document.getElementById('root')?.dataset['rendered']
    return moment ? new Date(moment) : undefined
  },
  get timeZone() {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  },
}

/** The environment of this page; the browser's unless a server that renders sets another one. */
export const pageEnvironmentAtom = atom(browserEnvironment)
