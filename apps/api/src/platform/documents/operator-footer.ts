/** The last line of a document's pages: who runs the shop, left out as long as nobody has said it, and what stands beside it. */
export function operatorFooter(operator: string | null, text: string): string {
  return operator === null ? text : `${operator} · ${text}`
}
