function rulesIn(rules: CSSRuleList, query: string): CSSMediaRule[] {
  const found: CSSMediaRule[] = []
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === query) found.push(rule)
    if (rule instanceof CSSGroupingRule) found.push(...rulesIn(rule.cssRules, query))
  }
  return found
}

/**
 * Makes every sheet of the page behave as if a media query held, so that one browser shows what a touch screen sees.
 * Throws where no sheet asks that. Returns what brings the truth back.
 */
export function asIfMedia(query: string) {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, query))
  if (rules.length === 0) throw new Error(`No sheet asks for ${query}`)
  for (const { media } of rules) media.mediaText = 'all'
  return () => {
    for (const { media } of rules) media.mediaText = query
  }
}
