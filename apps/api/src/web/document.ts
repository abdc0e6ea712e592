import { escapeHtml } from '../platform/http/escape-html.ts'
import type { PagePayload, PageTexts } from '@flower-market/api-client/contract'
import type { LatePage } from './late-start.ts'
import type { Rendered } from './rendered-page.ts'
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
  /** The page as it stands in the document; null where the browser renders it. */
  readonly rendered: Rendered | null
  /** How the app starts when its page is painted; null where the document names its scripts and sheets. */
  readonly late: LatePage | null
}

const builtTitle = /<title>[^<]*<\/title>/u
const marker = '<!--page-payload-->'

const root = '<div id="root">'
const afterRoot = '<div id="last-resort"'

/** A slow processor paints while it parses: what it has yet to read would move what it has painted. */
const paintedAsAWhole = '<link rel="expect" href="#last-resort" blocking="render">'

/** Fills the built page: its language, title, description, files, messages and first answers. */
export function renderDocument(
  html: string,
  { locale, texts, payload, files, messages, theme, rendered, late }: DocumentParts,
): string {
  const title = escapeHtml(pageTitle(texts.title, locale))
  const description = escapeHtml(texts.description)
  const page = (late?.html ?? html)
    .replace(
      /<html lang="[a-z]*"/u,
      `<html lang="${locale}"${theme === null ? '' : ` data-theme="${theme}"`}`,
    )
    .replace(/(?<=href="\/app-)ru(?=\.webmanifest")/u, locale)
  const tags = [
    ...(late === null ? [] : [`<script>${late.starter}</script>`]),
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    ...(rendered === null ? [] : [paintedAsAWhole]),
    ...(late === null ? files.map(fileLink) : lateSheets(late)),
    ...(rendered?.sheet === undefined ? [] : [`<style>${rendered.sheet}</style>`]),
  ]
  const blocks = [
    ...(payload === null ? [] : [dataBlock('page-payload', JSON.stringify(payload))]),
    dataBlock('page-messages', messagesJson(locale, messages)),
    ...(late === null ? [] : [dataBlock('app-files', JSON.stringify(late.files))]),
    ...(rendered?.refused === undefined ? [] : [dataBlock('refused-form', JSON.stringify(rendered.refused))]),
  ]
  // What is large is put in at the end, so that nothing is searched for in it.
  const [start = '', rest = ''] = page.split(builtTitle)
  const [before = '', after = ''] = rest.split(marker)
  return [
    start,
    tags.join('\n    '),
    withMarkup(before, rendered),
    blocks.join(''),
    withMarkup(after, rendered),
  ].join('')
}

/** No white space around the markup: the script hydrates exactly what is in the root. */
function withMarkup(html: string, rendered: Rendered | null): string {
  const start = html.indexOf(root)
  if (rendered === null || start === -1) return html
  const { markup, moment } = rendered
  const sign = moment === undefined ? 'data-rendered' : `data-rendered="${moment.toISOString()}"`
  return `${html.slice(0, start)}<div id="root" ${sign}>${markup}</div>${html.slice(html.indexOf(afterRoot))}`
}

/** Lets the browser fetch a file beside the entry, which would ask for it later: `crossorigin` as the built page's own. */
function fileLink(file: string): string {
  const relation = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${relation}" crossorigin href="${file}">`
}

/** What the page looks like; the sheets themselves come with the scripts, which then take the rules out, and at once for who has none. */
function lateSheets({ sheet, fonts, files }: LatePage): readonly string[] {
  const sheets = files.filter((file) => file.endsWith('.css')).map(fileLink)
  return [
    `<style>${fonts}</style>`,
    `<style id="first-rules">${sheet}</style>`,
    `<noscript>${sheets.join('')}</noscript>`,
  ]
}

function messagesJson(locale: Locale, messages: DocumentParts['messages']): string {
  const topics = messages.map(([topic, json]) => `${JSON.stringify(topic)}:${json}`)
  return `{"locale":"${locale}","topics":{${topics.join()}}}`
}

/** A data block: it does not run, so the content policy needs no exception; `<` cannot end it early. */
function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}
