/** The texts of what a planned change changes: `label: text`, without what it leaves as it is (null). */
export function plannedTexts(parts: readonly (readonly [label: string, text: string | null])[]): string[] {
  return parts.flatMap(([label, text]) => (text === null ? [] : [`${label}: ${text}`]))
}
