function rulesIn(rules: CSSRuleList, query: string): CSSMediaRule[] {
  const found: CSSMediaRule[] = []
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === query) found.push(rule)
    if (rule instanceof CSSGroupingRule) found.push(...rulesIn(rule.cssRules, query))
  }
  return found
}

/**
 * Makes every stylesheet behave as if a media query matched, so that one browser shows what a touch screen shows.
 * Throws if no stylesheet contains the query. Returns a function that undoes it.
 */
export function asIfMedia(query: string) {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules, query))
  if (rules.length === 0) throw new Error(`No sheet asks for ${query}`)
  for (const { media } of rules) media.mediaText = 'all'
  return () => {
    for (const { media } of rules) media.mediaText = query
  }
}
