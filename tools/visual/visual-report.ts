import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Difference, Findings } from './compare-stories.ts'

function kindOf({ before, after }: Difference): 'new' | 'removed' | 'changed' {
  if (before === undefined) return 'new'
  return after === undefined ? 'removed' : 'changed'
}

/** The one line that a comparison ends with. */
export function summaryOf({ same, differences, failures }: Findings): string {
  const count = (kind: string): number => differences.filter((each) => kindOf(each) === kind).length
  const changes = ['changed', 'new', 'removed'].map((kind) => `${count(kind)} ${kind}`)
  return [`${same} the same`, ...changes, `${failures.length} failed`].join(', ')
}

/** Writes a page with each difference before, after and marked; gives the page's file. */
export function writeReport(folder: string, findings: Findings): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = findings.differences.map((difference) => {
    const figures = (['before', 'after', 'diff'] as const).flatMap((part) => {
      const png = difference[part]
      if (png === undefined) return []
      const file = `${difference.name}.${part}.png`
      writeFileSync(path.join(folder, file), png)
      return [`<figure><figcaption>${part}</figcaption><a href="${file}"><img src="${file}"></a></figure>`]
    })
    const pixels = difference.mismatchedPixels === undefined ? '' : `, ${difference.mismatchedPixels} pixels`
    return `<h2>${difference.name}: ${kindOf(difference)}${pixels}</h2><div>${figures.join('')}</div>`
  })
  const failed = findings.failures.map(
    ({ id, problem }) => `<h2>${id}: failed</h2><p>${escaped(problem)}</p>`,
  )
  const file = path.join(folder, 'index.html')
  writeFileSync(file, page(summaryOf(findings), [...failed, ...sections].join('\n')))
  return file
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 2rem; background: #eee }
  h2 { font-size: 1rem } div { display: flex; gap: 1rem; align-items: start }
  figure { flex: 1; margin: 0 } img { max-width: 100%; border: 1px solid #bbb; background: #fff }
</style>
<h1>${title}</h1>
${body}
</html>
`
}
