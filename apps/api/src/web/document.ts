import { escapeHtml } from '../platform/http/escape-html.ts'
import type { PagePayload, PageTexts } from '@flower-market/api-client/contract'
import { pageTitle, type Locale } from '@flower-market/flower-domain'

/** What a document says before any code of it runs. */
export interface DocumentParts {
  readonly locale: Locale
  readonly texts: PageTexts
  readonly payload: PagePayload
}

const marker = '<!--page-payload-->'

/** Fills the built page: its language, title, description and first answers. */
export function renderDocument(html: string, { locale, texts, payload }: DocumentParts): string {
  const title = escapeHtml(pageTitle(texts.title, locale))
  const description = escapeHtml(texts.description)
  return html
    .replace(/<html lang="[a-z]*"/u, `<html lang="${locale}"`)
    .replace(
      /<title>[^<]*<\/title>/u,
      () => `<title>${title}</title>\n    <meta name="description" content="${description}" />`,
    )
    .replace(marker, () => payloadScript(payload))
}

/** A data block: it does not run, so the content policy needs no exception; `<` cannot end it early. */
function payloadScript(payload: PagePayload): string {
  return `<script type="application/json" id="page-payload">${JSON.stringify(payload).replaceAll('<', '\\u003c')}</script>`
}
