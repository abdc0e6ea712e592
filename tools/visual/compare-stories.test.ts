import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBaseline } from './baseline.ts'
import { compareStories } from './compare-stories.ts'
import { openBrowser } from './open-browser.ts'
import { updateBaseline } from './update-baseline.ts'

/** A page that behaves as Storybook's frame does: one story may fail, `lost` takes its page along. */
function frame(color: string, failing: string): string {
  return `<!doctype html><html><body><script>
  const isBroken = location.search.includes('--${failing}&')
  window.__STORYBOOK_PREVIEW__ = { ready: async () => {}, extract: async () => ({}) }
  const last = (event) => {
    if (location.search.includes('lost')) throw new Error('the page fell over')
    return {
      storyFinished: [{ status: isBroken ? 'error' : 'success' }],
      playFunctionThrewException: isBroken ? [{ message: 'no such button' }] : undefined,
    }[event]
  }
  window.__STORYBOOK_ADDONS_CHANNEL__ = { last }
  document.body.innerHTML = '<div style="width:9px;height:9px;background:${color}"></div>'
</script></body></html>`
}

function temporary(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-visual-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

function storybook(names: readonly string[], color: string, failing = 'broken'): string {
  const dist = temporary()
  const entries = names.map((name) => [
    `ui-square--${name}`,
    { id: `ui-square--${name}`, title: 'UI/Square', name, tags: [], type: 'story' },
  ])
  writeFileSync(path.join(dist, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }))
  writeFileSync(path.join(dist, 'iframe.html'), frame(color, failing))
  return dist
}

const broken = { id: 'ui-square--broken', problem: 'no such button' }
const lost = { id: 'ui-square--lost', problem: expect.stringContaining('the page fell over') }

test('the same is the same, a recolored story differs in every appearance, one that fails ends no run', async () => {
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  const baseline = openBaseline(temporary())
  const names = ['broken', 'lost', 'lost-too', 'plain']
  const before = storybook(names, 'green')
  const updated = await updateBaseline(browser, before, baseline, [])
  expect(updated.taken).toBe(4)
  expect(updated.failures).toHaveLength(3)
  expect(updated.failures).toEqual(expect.arrayContaining([broken, lost]))

  const same = await compareStories(browser, before, baseline, ['ui-square--plain'])
  expect(same).toEqual({ same: 4, differences: [], failures: [] })

  const recolored = await compareStories(browser, storybook(names, 'crimson'), baseline, [])
  expect(recolored.same).toBe(0)
  expect(recolored.differences.map(({ mismatchedPixels }) => mismatchedPixels)).toEqual([81, 81, 81, 81])
  expect(recolored.failures).toEqual(expect.arrayContaining([broken, lost]))

  const failing = await compareStories(browser, storybook(['plain'], 'green', 'plain'), baseline, [])
  expect(failing).toMatchObject({ differences: [], failures: [{ id: 'ui-square--plain' }] })

  const gone = await compareStories(browser, storybook(['other'], 'green'), baseline, ['ui-square--plain'])
  expect(gone.differences.map(({ after }) => after)).toEqual([undefined, undefined, undefined, undefined])
}, 120_000)
