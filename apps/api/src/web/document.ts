import { escapeHtml } from '../platform/http/escape-html.ts'
import type { PagePayload, PageTexts } from '@flower-market/api-client/contract'
import { pageTitle, type Locale, type Theme } from '@flower-market/flower-domain'

/** What a document says before any code of it runs. */
export interface DocumentParts {
  readonly locale: Locale
  readonly texts: PageTexts
  /** Null for the shell, which is the same for everybody. */
  readonly payload: PagePayload | null
  /** Addresses of scripts and sheets that the page needs beside those of the built page. */
  readonly files: readonly string[]
  /** Its messages by their parts, as JSON. */
  readonly messages: readonly (readonly [topic: string, json: string])[]
  /** The theme that the person has chosen; null where the device decides. */
  readonly theme: Exclude<Theme, 'system'> | null
  /** The page as the build has rendered it; null where the browser renders it. */
  readonly rendered: string | null
  /** What the server has refused of a form that the page's script had not sent. */
  readonly refused?: RefusedForm | undefined
}

/** A form as its page shows it again. */
export interface RefusedForm {
  readonly email: string
  /** Ids of messages by fields. */
  readonly problems: Readonly<Record<string, string>>
}

const marker = '<!--page-payload-->'

const root = '<div id="root">'
const afterRoot = '<div id="last-resort"'

/** Fills the built page: its language, title, description, files, messages and first answers. */
export function renderDocument(
  html: string,
  { locale, texts, payload, files, messages, theme, rendered, refused }: DocumentParts,
): string {
  const title = escapeHtml(pageTitle(texts.title, locale))
  const description = escapeHtml(texts.description)
  const page = rendered === null ? html : withMarkup(html, rendered)
  return page
    .replace(
      /<html lang="[a-z]*"/u,
      `<html lang="${locale}"${theme === null ? '' : ` data-theme="${theme}"`}`,
    )
    .replace(/(?<=href="\/app-)ru(?=\.webmanifest")/u, locale)
    .replace(/<title>[^<]*<\/title>/u, () =>
      [
        `<title>${title}</title>`,
        `<meta name="description" content="${description}" />`,
        ...files.map(fileLink),
      ].join('\n    '),
    )
    .replace(
      marker,
      () =>
        (payload === null ? '' : dataBlock('page-payload', JSON.stringify(payload))) +
        dataBlock('page-messages', messagesJson(locale, messages)) +
        (refused === undefined ? '' : dataBlock('refused-form', JSON.stringify(refused))),
    )
}

/** No white space around the markup: the script hydrates exactly what is in the root. */
function withMarkup(html: string, markup: string): string {
  const before = html.slice(0, html.indexOf(root))
  return `${before}<div id="root" data-rendered>${markup}</div>${html.slice(html.indexOf(afterRoot))}`
}

/** Lets the browser fetch a file beside the entry, which would ask for it later: `crossorigin` as the built page's own. */
function fileLink(file: string): string {
  const relation = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${relation}" crossorigin href="${file}">`
}

function messagesJson(locale: Locale, messages: DocumentParts['messages']): string {
  const topics = messages.map(([topic, json]) => `${JSON.stringify(topic)}:${json}`)
  return `{"locale":"${locale}","topics":{${topics.join()}}}`
}

/** A data block: it does not run, so the content policy needs no exception; `<` cannot end it early. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}
