const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in HTML, also inside of quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => entities[character] as string)
}
