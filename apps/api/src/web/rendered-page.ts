import {
  callKey,
  emailPlaceholder,
  operatorPlaceholder,
  returnPlaceholder,
  type CallOutput,
  type ErrorCode,
  type ManifestRoute,
  type PagePayload,
  type RefusedPage,
  type RenderedPage,
} from '@flower-market/api-client/contract'
import { phoneLink, type Locale } from '@flower-market/flower-domain'
import { escapeHtml } from '../platform/http/escape-html.ts'

const returnQuery = /^return=(?<place>[\w%.~!*'()-]{1,500})$/u

/** The place that a query returns to, where the query says nothing else and says it as links of the shop do. */
function returnOf(query: string): string | null {
  const place = returnQuery.exec(query)?.groups?.['place']
  if (place === undefined) return null
  try {
    return encodeURIComponent(decodeURIComponent(place)) === place ? place : null
  } catch {
    return null
  }
}

type ShopSettings = CallOutput<'shopSettings'>
type Party = ShopSettings['operator'][Locale]

/** The markup with who runs the shop; null where something of it was not said: then less is to be shown than the build has rendered. */
function withOperator(markup: string, settings: ShopSettings | undefined, locale: Locale): string | null {
  const parts = Object.keys(operatorPlaceholder) as (keyof Party)[]
  const isNamed = parts.some((part) => markup.includes(operatorPlaceholder[part]))
  if (!isNamed) return markup
  const party = settings?.operator[locale]
  const phone = party?.phone
  if (party === undefined || !phone) return null
  let filled = markup.replaceAll(phoneLink(operatorPlaceholder.phone), () => phoneLink(phone))
  for (const part of parts) {
    const value = party[part]
    if (value === null) return null
    filled = filled.replaceAll(operatorPlaceholder[part], () => escapeHtml(value))
  }
  return filled
}

/** Browsers that are not Safari. All others may get the operator's warning in place of the page. */
const othersThanSafari = /Chrome|Chromium|CriOS|Firefox|FxiOS|Edg|OPR|YaBrowser|SamsungBrowser/u

/** Whether the browser may show the operator's warning in place of the page. */
export function mayBeWarned({ calls }: PagePayload, userAgent: string | undefined): boolean {
  const settings = calls[callKey('shopSettings')] as ShopSettings | undefined
  return settings?.hasSafariWarning !== false && !othersThanSafari.test(userAgent ?? '')
}

/** Who asks for a page, and how. */
export interface PageRequest {
  readonly locale: Locale
  readonly url: string
  readonly userAgent: string | undefined
  readonly refusal?: RefusedAttempt | undefined
}

/** A form that was refused. */
export interface RefusedAttempt {
  readonly code: ErrorCode
  readonly email: string
}

/** A form as its page shows it again. */
interface RefusedForm {
  readonly email: string
  /** Ids of messages by fields. */
  readonly problems: Readonly<Record<string, string>>
}

/** Rendered markup, and what its script has to know of a form that was refused. */
export interface Rendered {
  readonly markup: string
  readonly refused?: RefusedForm
  /** The rules of its elements' own styles. */
  readonly sheet?: string
  /** Of what time it speaks. */
  readonly moment?: Date
}

/**
 * The markup that the build has made of a page; null where the browser has to render it: for whoever is signed in, for another query than
 * the build knows, and for who may be warned instead. A document for a guest holds no secret that a repeated query could
 * help to guess.
 */
export function renderedPage(
  route: Pick<ManifestRoute, 'rendered'> | undefined,
  payload: PagePayload,
  { locale, url, userAgent, refusal }: PageRequest,
): Rendered | null {
  const page = route?.rendered?.[locale]
  if (page === undefined || payload.session !== null || mayBeWarned(payload, userAgent)) return null
  const shown = refusal === undefined ? page : refusedPage(page, refusal)
  if (shown === undefined) return null
  const settings = payload.calls[callKey('shopSettings')] as ShopSettings | undefined
  const rendered = markupFor(shown, url.split('?')[1])
  const markup = rendered === null ? null : withOperator(rendered, settings, locale)
  if (markup === null || refusal === undefined || !('problems' in shown))
    return markup === null ? null : { markup }
  const { email } = refusal
  return {
    markup: markup.replaceAll(emailPlaceholder, () => escapeHtml(email)),
    refused: { email, problems: shown.problems },
  }
}

function refusedPage({ refused }: RenderedPage, { code }: RefusedAttempt): RefusedPage | undefined {
  return refused?.[code] ?? refused?.['internal']
}

function markupFor(
  { plain, withReturn }: Omit<RefusedPage, 'problems'>,
  query: string | undefined,
): string | null {
  if (query === undefined) return plain
  const place = returnOf(query)
  if (place === null || withReturn === undefined) return null
  return withReturn.replaceAll(returnPlaceholder, () => escapeHtml(place))
}
