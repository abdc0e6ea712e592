import { expect } from 'storybook/test'
import preview from './preview.tsx'
import { checkColors, isTestRun } from './theme-checks.ts'

const meta = preview.meta({ title: 'Workshop/Color checks', tags: ['!dev', '!autodocs'] })

type CheckContext = Parameters<typeof checkColors>[0]

/** Hides what earlier stories left beside this one, such as regions for announcements; gives the function that shows it. */
function hideOthers(story: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.contains(story) && !child.hidden,
  )
  for (const other of others) other.hidden = true
  return () => {
    for (const other of others) other.hidden = false
  }
}

/** Checks the story as every test run does; gives how often axe was asked. */
async function check(context: CheckContext): Promise<number> {
  const reports: CheckContext['reporting']['reports'] = []
  const reporting = { reports, addReport: (report: (typeof reports)[number]) => void reports.push(report) }
  const show = hideOthers(context.canvasElement)
  try {
    await checkColors({ ...context, reporting })
  } finally {
    show()
  }
  return reports.length
}

/** Changes tokens of the story as an edited sheet would, for as long as a check takes. */
async function withTokens<T>(sheet: string, run: () => Promise<T>): Promise<T> {
  const style = document.createElement('style')
  style.textContent = sheet
  document.head.append(style)
  try {
    return await run()
  } finally {
    style.remove()
  }
}

/** A rule in one color mode, of the specificity that the tokens have. */
function inMode(theme: string, contrast: string, rule: string): string {
  const more = contrast === 'more' ? '[data-contrast="more"]' : ':not([data-contrast="more"])'
  return `:root[data-theme="${theme}"]${more} { ${rule} }`
}

const tokens = ':root { --check-text: #000; --check-background: #fff; --check-link: #0000a0 }'
const text = { color: 'var(--check-text)', background: 'var(--check-background)' }

/** A pair is judged once in each color mode, and again when a token makes it another pair. */
export const IllegibleInOneColorModeFails = meta.story({
  render: () => (
    <>
      <style>{tokens}</style>
      <p style={text}>Роза Explorer</p>
      <p style={text}>Роза Tiger</p>
    </>
  ),
  play: async (context) => {
    if (!isTestRun) return
    await expect(check(context)).resolves.toBe(4)
    await expect(check(context)).resolves.toBe(0)
    for (const theme of ['light', 'dark']) {
      const gray = inMode(theme, 'usual', '--check-text: #999')
      await expect(withTokens(gray, () => check(context))).rejects.toThrow('4.5:1')
      const darker = inMode(theme, 'more', '--check-text: #666')
      await expect(withTokens(darker, () => check(context))).rejects.toThrow('7:1')
      const pale = inMode(theme, 'more', '--check-text: #ccc')
      await expect(withTokens(pale, () => check(context))).rejects.toThrow('4.5:1')
    }
    await expect(check(context)).resolves.toBe(0)
  },
})

/** What is painted behind a text without holding it counts as well. */
export const IllegibleOverAnOverlayFails = meta.story({
  render: () => (
    <div style={{ ...text, position: 'relative', height: '2rem' }}>
      <style>{tokens}</style>
      <div style={{ position: 'absolute', inset: 0, background: 'var(--check-overlay, transparent)' }} />
      <p style={{ position: 'relative' }}>Роза Explorer</p>
    </div>
  ),
  play: async (context) => {
    if (!isTestRun) return
    await check(context)
    const overlay = inMode('dark', 'usual', '--check-overlay: #333')
    await expect(withTokens(overlay, () => check(context))).rejects.toThrow('color-contrast')
  },
})

export const LinkLikeItsTextFails = meta.story({
  render: () => (
    <p style={text}>
      <style>{tokens}</style>
      Подробнее{' '}
      <a href="#terms" style={{ color: 'var(--check-link)', textDecoration: 'var(--check-line, underline)' }}>
        в условиях
      </a>{' '}
      доставки
    </p>
  ),
  play: async (context) => {
    if (!isTestRun) return
    await check(context)
    const plain = inMode('dark', 'usual', '--check-link: #111; --check-line: none')
    await expect(withTokens(plain, () => check(context))).rejects.toThrow('link-in-text-block')
  },
})

/** How often the page is put into a color mode while something runs. */
async function countModes(run: () => Promise<unknown>): Promise<number> {
  let count = 0
  const observer = new MutationObserver((changes) => (count += changes.length))
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-contrast'] })
  await run()
  count += observer.takeRecords().length
  observer.disconnect()
  return count
}

/** Two texts may look the same in the mode that is shown and take their colors from different tokens. */
export const LegibleInTheShownModeAloneFails = meta.story({
  render: () => (
    <>
      <style>{`${tokens} :root { --check-other: #000 } ${inMode('dark', 'usual', '--check-other: #999')}`}</style>
      <p style={text}>Роза Explorer</p>
      <p style={{ ...text, color: 'var(--check-other)' }} hidden data-testid="other">
        Роза Tiger
      </p>
    </>
  ),
  play: async (context) => {
    if (!isTestRun) return
    await expect(countModes(() => check(context))).resolves.toBeGreaterThan(0)
    await expect(countModes(() => check(context))).resolves.toBe(0)
    const other = context.canvas.getByTestId('other')
    other.hidden = false
    await expect(check(context)).rejects.toThrow('4.5:1')
    other.hidden = true
  },
})

/** Axe judges none of these, whatever their colors are: asking again in each story would take as long as judging them. */
export const TextsThatAxeSkipsAreAskedAboutOnce = meta.story({
  render: () => (
    <div style={text}>
      <style>{tokens}</style>
      <p data-testid="price" style={{ fontSize: 17 }}>
        —
      </p>
      <p style={{ position: 'absolute', insetBlockStart: -100, fontSize: 19 }}>К содержанию</p>
      <p style={{ position: 'fixed', clipPath: 'inset(50%)', fontSize: 21 }}>Загружено</p>
      <p>
        <a href="#order" style={{ color: 'var(--check-link)', textDecoration: 'none' }}>
          Оплата заказа
        </a>{' '}
        12
      </p>
    </div>
  ),
  play: async (context) => {
    if (!isTestRun) return
    await check(context)
    await expect(check(context)).resolves.toBe(0)
    context.canvas.getByTestId('price').textContent = '12'
    await expect(check(context)).resolves.toBe(4)
  },
})

/** A link among fewer letters than its own is a label to axe and may look like them; in a sentence it may not. */
export const LabelThatBecomesALinkInASentenceFails = meta.story({
  render: () => (
    <p style={{ ...text, fontSize: 18 }}>
      <style>{tokens}</style>
      <a href="#order" style={{ color: '#222', textDecoration: 'none' }}>
        Оплата
      </a>{' '}
      <span data-testid="rest">12</span>
    </p>
  ),
  play: async (context) => {
    if (!isTestRun) return
    await check(context)
    const rest = context.canvas.getByTestId('rest')
    rest.textContent = 'заказа на плантации «Эквадор» до полудня'
    await expect(check(context)).rejects.toThrow('link-in-text-block')
    rest.textContent = '12'
  },
})

/** Axe passes over most punctuation, but neither over these marks nor over what a field holds. */
export const IllegibleSignsFail = meta.story({
  render: () => (
    <div style={text}>
      <style>{tokens}</style>
      <p data-testid="sign" style={{ fontSize: 20 }}>
        «»
      </p>
      <select data-testid="field" aria-label="Length" style={{ ...text, fontSize: 20, border: 0 }}>
        <option>—</option>
      </select>
    </div>
  ),
  play: async (context) => {
    if (!isTestRun) return
    const gray = inMode('light', 'usual', '--check-text: #999')
    for (const shown of ['sign', 'field']) {
      const others = ['sign', 'field'].filter((name) => name !== shown)
      for (const name of others) context.canvas.getByTestId(name).hidden = true
      await expect(withTokens(gray, () => check(context))).rejects.toThrow('4.5:1')
      for (const name of others) context.canvas.getByTestId(name).hidden = false
    }
  },
})

export const TextsOfOneLookAreReportedOnce = meta.story({
  render: () => (
    <div style={text}>
      <style>{tokens}</style>
      <p>Роза Explorer</p>
      <p>Роза Tiger</p>
    </div>
  ),
  play: async (context) => {
    if (!isTestRun) return
    const gray = inMode('light', 'usual', '--check-text: #999')
    const reported = withTokens(gray, () => check(context)).catch((error: unknown) => String(error))
    await expect(reported).resolves.toMatch(/Роза/u)
    await expect(reported).resolves.not.toMatch(/Роза.*Роза/su)
  },
})

/** The first of a column may lie behind something else: then the others are asked about as well. */
export const IllegibleBelowACoveredOneFails = meta.story({
  render: () => (
    <div style={{ position: 'relative' }}>
      <style>{tokens}</style>
      <div style={text}>
        <p style={{ margin: 0, lineHeight: '24px' }}>Роза Explorer</p>
        <p style={{ margin: 0, lineHeight: '24px' }}>Роза Tiger</p>
      </div>
      <div style={{ position: 'absolute', inset: '0 0 auto', blockSize: 24, background: '#fff' }} />
    </div>
  ),
  play: async (context) => {
    if (!isTestRun) return
    const gray = inMode('light', 'usual', '--check-text: #999')
    await expect(withTokens(gray, () => check(context))).rejects.toThrow('Tiger')
  },
})
