import type { PagePayload } from '@flower-market/api-client'

/** What the server wrote into the page; null when the page came from a server that does not know people. */
export function readPagePayload(page: Document): PagePayload | null {
  const text = page.getElementById('page-payload')?.textContent
  return text == null ? null : (JSON.parse(text) as PagePayload)
}
