import {
  availabilities,
  balanceOperationStatuses,
  operationSigns,
  isIsoDate,
  orderKinds,
  type Locale,
  type OperatorParty,
} from '@flower-market/flower-domain'
import type { CallName } from './contract/contract.ts'
import type { PagePayload } from './page-payload.ts'
import type { PermittedCall } from './permissions.ts'

/** Who may open a page: signed-in people, only guests, or everybody. */
export type PageAccess = 'signed-in' | 'guest' | 'everybody'

/**
 * One read of a page: a call with its input. A value may name where it comes from: `:id` is a parameter of the path,
 * `?date` one of the query, `@person` the person who is signed in.
 */
export interface RouteRead {
  readonly call: CallName
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
}

/** What server and client both know of a page. Its path has no language prefix; parameters are written `:name`. */
export interface RouteRecord {
  readonly path: string
  readonly access: PageAccess
  /** The call that the page lives on: for roles that may not make it the page does not exist. */
  readonly needs?: PermittedCall | undefined
  readonly reads?: readonly RouteRead[] | undefined
}

/** How a page is called and summarised in one language, without the operator's suffix. */
export interface PageTexts {
  readonly title: string
  readonly description: string
}

/** What stands in rendered markup for the page that a guest first asked for, as addresses write it. */
export const returnPlaceholder = '%2F.return.'

/** What stands in rendered markup for the email of a form that was refused. */
export const emailPlaceholder = 'email.placeholder@shop.invalid'

/** What stands in rendered markup for who runs the shop. */
export const operatorPlaceholder: { readonly [P in keyof OperatorParty]: string } = {
  name: 'name.of.the.operator',
  address: 'address.of.the.operator',
  email: 'operator.placeholder@shop.invalid',
  phone: '+0 000 000-00-00-00-00-00',
  registration: 'registration.of.the.operator',
}

/** A page as the build has rendered it for guests, without the frame of a document. */
export interface RenderedPage extends RenderedMarkup {
  /** Of a page whose form the server answers, too: by error codes; `internal` stands for all others. */
  readonly refused?: Readonly<Record<string, RefusedPage>>
}

/** The markup of a page by the queries that it is asked for. */
interface RenderedMarkup {
  /** Under its path alone. */
  readonly plain: string
  /** Under its path with `?return=` and `returnPlaceholder`; missing where nothing leads on. */
  readonly withReturn?: string
}

/** A page whose form was sent before its script was there, and refused: with `emailPlaceholder`. */
export interface RefusedPage extends RenderedMarkup {
  /** What is wrong, as the page's script has to know it, too: ids of messages by fields. */
  readonly problems: Readonly<Record<string, string>>
}

/** A page as the server's documents need it. */
export interface ManifestRoute extends RouteRecord {
  readonly texts: Readonly<Record<Locale, PageTexts>>
  /** The parts of the messages that its first screen needs beside the frame's. */
  readonly topics: readonly string[]
  /** Addresses of its scripts and sheets, without those that every page loads. */
  readonly files: readonly string[]
  /** Its markup for guests, where it depends on nothing but its address. */
  readonly rendered?: Readonly<Record<Locale, RenderedPage>> | undefined
}

/** The route table as the build writes it beside the pages: the server has no list of its own. */
export interface RouteManifest {
  /** Where the app begins, without the language prefix. */
  readonly home: string
  /** Where guests sign in, without the language prefix. */
  readonly signIn: string
  readonly routes: readonly ManifestRoute[]
  readonly notFound: Readonly<Record<Locale, PageTexts>>
  /** Reads of what stands around the pages. */
  readonly frame: readonly RouteRead[]
  /** The parts of the messages of what stands around the pages. */
  readonly frameTopics: readonly string[]
  /** The parts of the messages of the pages that open without a network; missing where none does. */
  readonly shellTopics?: readonly string[] | undefined
  /** Compiled messages by their parts. */
  readonly messages: Readonly<Record<Locale, Readonly<Record<string, object>>>>
  /** The module of the build that exports a `RenderPage` as `renderPage`, by its path in the build; missing where the server renders nothing. */
  readonly renderer?: string | undefined
  /** The script inside of documents whose page is rendered, which fetches those of the app; missing where the server renders nothing. */
  readonly starter?: string | undefined
  /** Sheets that name fonts with those that do not, by their addresses; missing where the server renders nothing. */
  readonly plainSheets?: Readonly<Record<string, string>> | undefined
}

/** A page that the server is to render. */
export interface RenderRequest {
  /** The address with its query, without the origin. */
  readonly url: string
  /** What stands in the document, too. */
  readonly payload: PagePayload
  readonly now: Date
  /** Whether whoever asks has chosen low rows for the price list. */
  readonly hasCompactRows: boolean
}

/** Renders the page of an address to markup; null where it is left to the browser. */
export type RenderPage = (request: RenderRequest) => Promise<string | null>

/** The page that a path leads to, with the values of its parameters. */
export interface RouteMatch<R extends RouteRecord> {
  readonly route: R
  readonly params: Readonly<Record<string, string>>
  /** A parameter has not the form that its name asks for, so that the page cannot exist. */
  readonly isMalformed: boolean
}

/** What the ids of orders and people look like. Here and not beside the schemas, which no first screen loads. */
const idPattern = /^[\w-]{1,64}$/

function isOneOf(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value)
}

/** What a parameter of this name has to look like, wherever it stands; others may be any text. */
const formats: Readonly<Record<string, (value: string) => boolean>> = {
  id: (value) => idPattern.test(value),
  date: isIsoDate,
  from: isIsoDate,
  to: isIsoDate,
  account: (value) => idPattern.test(value),
  availability: isOneOf(availabilities),
  kind: isOneOf(orderKinds),
  sign: isOneOf(operationSigns),
  status: isOneOf(balanceOperationStatuses),
}

function hasFormat(name: string, value: string): boolean {
  return formats[name]?.(value) ?? true
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const value = given[place] as string
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decoded(value)
    else if (part !== value) return null
  }
  return params
}

/** Finds the page of a path without language prefix; of several the first. A slash at the end counts for nothing. */
export function matchRoute<R extends RouteRecord>(
  routes: readonly R[],
  pathname: string,
): RouteMatch<R> | null {
  const path = pathname.replace(/(?<=.)\/$/u, '')
  for (const route of routes) {
    const params = paramsOf(route.path, path)
    if (params === null) continue
    const isMalformed = !Object.entries(params).every(([name, value]) => hasFormat(name, value))
    return { route, params, isMalformed }
  }
  return null
}

/** Where the values of reads come from. */
export interface ReadSources {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
  /** Id of the person who is signed in. */
  readonly personId: string
}

/** A call with the input that an address gives it. */
export interface AddressedRead {
  readonly call: CallName
  readonly input: { readonly params?: Record<string, unknown>; readonly query?: Record<string, unknown> }
}

function fill(
  values: Readonly<Record<string, string | number>>,
  { params, search, personId }: ReadSources,
): Record<string, unknown> {
  const sources: Readonly<Record<string, (name: string) => string | null | undefined>> = {
    ':': (name) => params[name],
    '?': (name) => search.get(name),
  }
  const filled: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const source = typeof value === 'string' ? sources[value.charAt(0)] : undefined
    if (source === undefined || typeof value !== 'string')
      filled[key] = value === '@person' ? personId : value
    else {
      const name = value.slice(1)
      const given = source(name)
      // What is absent or has not its form is left to the default of the call, as the screen does.
      if (given != null && hasFormat(name, given)) filled[key] = given
    }
  }
  return filled
}

/** The reads of a page at an address. Server and screen ask with the same input, so that `callKey` is the same. */
export function readsAt(reads: readonly RouteRead[], sources: ReadSources): AddressedRead[] {
  return reads.map(({ call, params, query }) => ({
    call,
    input: {
      ...(params && { params: fill(params, sources) }),
      ...(query && { query: fill(query, sources) }),
    },
  }))
}
