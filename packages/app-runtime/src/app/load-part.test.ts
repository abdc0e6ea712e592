import { beforeEach, expect, test, vi, type Mock } from 'vitest'
import type * as Module from './load-part.ts'

/** As much of a link as is looked at. */
class FakeLink extends EventTarget {
  rel = ''
  media = ''
  crossOrigin: string | null = null
  href = ''
  getAttribute(name: string) {
    return name === 'href' ? this.href : null
  }
}

let appended: FakeLink[]
let evaluateFile: Mock<(address: string) => Promise<unknown>>
let loadPart: typeof Module.loadPart
const named = ['/assets/here.js', '/assets/here.plain.css'].map((href) =>
  Object.assign(new FakeLink(), { href }),
)
const errors = new EventTarget()

beforeEach(async () => {
  appended = []
  vi.stubGlobal('document', {
    querySelectorAll: () => named,
    createElement: () => new FakeLink(),
    head: { append: (link: FakeLink) => void appended.push(link) },
  })
  vi.stubGlobal('dispatchEvent', (event: Event) => errors.dispatchEvent(event))
  vi.resetModules()
  evaluateFile = vi.fn<(address: string) => Promise<unknown>>(async () => null)
  vi.doMock('./evaluate-file.ts', () => ({ evaluateFile }))
  ;({ loadPart } = await import('./load-part.ts'))
})

function askedFor() {
  return appended.map(({ rel, href }) => `${rel} ${href}`)
}

/** What all that is asked for now comes to. */
function answer(type: 'load' | 'error') {
  for (const link of appended) link.dispatchEvent(new Event(type))
}

async function later() {
  await new Promise((go) => setTimeout(go))
}

test('each file of a part is asked for once, and none that the document names', async () => {
  const files = ['assets/here.js', 'assets/here.css', 'assets/a.js', 'assets/b.js']
  expect(await loadPart(async () => 'the part', files)).toBe('the part')
  await loadPart(async () => 'another', ['assets/b.js', 'assets/c.js'])
  expect(askedFor()).toEqual([
    'modulepreload /assets/a.js',
    'modulepreload /assets/b.js',
    'modulepreload /assets/c.js',
  ])
  expect(await loadPart(async () => 'without files')).toBe('without files')
})

test('a part waits for its sheets, which are applied together', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'the part')
  const loading = loadPart(load, ['assets/a.css', 'assets/b.css'])
  await later()
  expect(askedFor()).toEqual(['stylesheet /assets/a.css', 'stylesheet /assets/b.css'])
  appended[0]?.dispatchEvent(new Event('load'))
  await later()
  expect([load.mock.calls.length, ...appended.map(({ media }) => media)]).toEqual([0, 'print', 'print'])
  answer('load')
  expect(await loading).toBe('the part')
  expect(appended.map(({ media }) => media)).toEqual(['', ''])
})

test('a part that shares a sheet with one that waits for more does not wait for that', async () => {
  const first = loadPart(async () => 'first', ['assets/a.css', 'assets/b.css'])
  const second = loadPart(async () => 'second', ['assets/a.css'])
  await later()
  expect(appended).toHaveLength(2)
  appended[0]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('second')
  expect(appended.map(({ media }) => media)).toEqual(['', 'print'])
  answer('load')
  expect(await first).toBe('first')
})

test('what could not be fetched is told, and asked for again', async () => {
  const told = vi.fn<(event: Event) => void>()
  errors.addEventListener('vite:preloadError', told, { once: true })
  const failing = loadPart(async () => 'the part', ['assets/a.css'])
  const failed = failing.catch((error: unknown) => error)
  await later()
  answer('error')
  expect(String(await failed)).toContain('could not be fetched')
  expect(told.mock.calls[0]?.[0]).toHaveProperty('payload', await failed)
  const again = loadPart(async () => 'the part', ['assets/a.css'])
  await later()
  expect(askedFor()).toEqual(['stylesheet /assets/a.css', 'stylesheet /assets/a.css'])
  answer('load')
  expect(await again).toBe('the part')
})

/** Records when each script begins and ends, and when the part is loaded. */
function recordEvaluations() {
  const events: string[] = []
  evaluateFile.mockImplementation(async (address) => {
    events.push(`begins ${address}`)
    await later()
    events.push(`ends ${address}`)
  })
  const load = async (): Promise<void> => void events.push('loads')
  return { events, load }
}

const scripts = ['assets/libraries.js', 'assets/part.js']
const oneAfterAnother = [
  'begins /assets/libraries.js',
  'ends /assets/libraries.js',
  'begins /assets/part.js',
  'ends /assets/part.js',
  'loads',
  'loads',
]

test('the scripts of a part are evaluated one after another, each once, when its sheets are there', async () => {
  const { events, load } = recordEvaluations()
  const loading = loadPart(load, [...scripts, 'assets/a.css'])
  await later()
  expect(events).toEqual([])
  answer('load')
  await loading
  await loadPart(load, scripts)
  expect(events).toEqual(oneAfterAnother)
})

test('a part that is asked for twice at once is evaluated once, and both wait for each of its scripts', async () => {
  const { events, load } = recordEvaluations()
  await Promise.all([loadPart(load, scripts), loadPart(load, scripts)])
  expect(events).toEqual(oneAfterAnother)
})

test('a script of a part that could not be evaluated is told, and the part is loaded again when it is asked for again', async () => {
  const told = vi.fn<(event: Event) => void>()
  errors.addEventListener('vite:preloadError', told, { once: true })
  const cause = new TypeError('Failed to fetch dynamically imported module')
  evaluateFile.mockRejectedValueOnce(cause)
  await expect(loadPart(async () => 'the part', ['assets/a.js'])).rejects.toBe(cause)
  expect(told.mock.calls[0]?.[0]).toHaveProperty('payload', cause)
  expect(await loadPart(async () => 'the part', ['assets/a.js'])).toBe('the part')
  expect(evaluateFile).toHaveBeenCalledTimes(2)
})

test('what could not be evaluated is told', async () => {
  const told = vi.fn<(event: Event) => void>()
  errors.addEventListener('vite:preloadError', told, { once: true })
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadPart(() => Promise.reject(cause), ['assets/a.js'])).rejects.toBe(cause)
  expect(told.mock.calls[0]?.[0]).toHaveProperty('payload', cause)
})

test('the page answers between the files of a large part', async () => {
  // Three milliseconds a file, as on a phone.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const perTask: number[] = []
  vi.stubGlobal('scheduler', {
    yield: async () => {
      perTask.push(0)
    },
  })
  const append = (): void => {
    now += 3
    perTask.push((perTask.pop() ?? 0) + 1)
  }
  Object.assign(document.head, { append })
  now = 1
  await loadPart(
    async () => null,
    Array.from({ length: 50 }, (_, place) => `assets/${place}.js`),
  )
  expect(perTask.reduce((sum, count) => sum + count, 0)).toBe(50)
  expect(Math.max(...perTask)).toBeLessThanOrEqual(3)
})

test.each([
  ['no scheduler', undefined],
  ['a scheduler that cannot yield, as of Chrome 123', {}],
])('a browser with %s asks for all files at once', async (_browser, scheduler) => {
  vi.stubGlobal('scheduler', scheduler)
  expect(await loadPart(async () => 'the part', ['assets/a.js', 'assets/b.js'])).toBe('the part')
  expect(appended).toHaveLength(2)
})
