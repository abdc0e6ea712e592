import { evaluateFile } from './evaluate-file.ts'
import { nextTask } from './next-task.ts'

/** No task of the page takes longer than this for asking alone: each file costs a phone one to three milliseconds. */
const sliceMs = 8

/** What was asked for, by address: a sheet once it is there, nothing for a script, which its own import waits for. */
const asked = new Map<string, Promise<HTMLLinkElement | null>>()
/** The evaluation of each script, by address; none of one that has failed. */
const evaluations = new Map<string, Promise<unknown>>()
const isAskedByPage = Promise.resolve(null)

/** Remembers what the document, or its starter, has asked for. */
function readDocument(): void {
  for (const named of document.querySelectorAll('link[href], script[src]')) {
    const address = named.getAttribute('href') ?? named.getAttribute('src') ?? ''
    // Where the document holds the fonts, a sheet without them stands for the one that parts name.
    asked.set(address.replace('.plain', ''), isAskedByPage)
  }
}

function fetchSheet(link: HTMLLinkElement): Promise<HTMLLinkElement> {
  link.rel = 'stylesheet'
  // It is applied with the others of its part: each by itself would have the whole page styled anew.
  link.media = 'print'
  const fetched = new Promise<HTMLLinkElement>((settled, failed) => {
    link.addEventListener('load', () => settled(link))
    link.addEventListener('error', () => {
      asked.delete(link.getAttribute('href') ?? '')
      failed(new Error(`The sheet ${link.href} could not be fetched.`))
    })
  })
  // It may fail while other files are still asked for; the part that waits for it says so.
  fetched.catch(() => {})
  return fetched
}

function fetchFile(address: string): Promise<HTMLLinkElement | null> {
  const link = document.createElement('link')
  link.crossOrigin = ''
  link.href = address
  const isSheet = address.endsWith('.css')
  const fetched = isSheet ? fetchSheet(link) : isAskedByPage
  if (!isSheet) link.rel = 'modulepreload'
  document.head.append(link)
  return fetched
}

/** Fetches files all at once, but for what the page has, and applies the sheets among them. */
async function fetchFiles(addresses: readonly string[]): Promise<void> {
  if (asked.size === 0) readDocument()
  let end = 0
  for (const address of addresses) {
    if (asked.has(address)) continue
    if (performance.now() > end) {
      // Where a browser cannot do so, it answers when all are asked for.
      await nextTask()
      end = performance.now() + sliceMs
    }
    if (!asked.has(address)) asked.set(address, fetchFile(address))
  }
  const sheets = await Promise.all(addresses.map((address) => asked.get(address) ?? isAskedByPage))
  for (const sheet of sheets) if (sheet?.media === 'print') sheet.media = ''
}

/** Evaluates the scripts of a part one after another, so that the page answers between them; the build names each after what it imports. */
async function evaluateScripts(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (!address.endsWith('.js')) continue
    const evaluation = evaluations.get(address) ?? evaluateFile(address)
    evaluations.set(address, evaluation)
    evaluation.catch(() => evaluations.delete(address))
    await evaluation
  }
}

/**
 * Loads a part of the app with the files that it needs, which the build names relative to the root: what stands for Vite's own function behind each `import()`. That one asks for all of
 * them in one task, 100 ms on a phone for the rest of the price list, and applies each sheet by itself. Rejects, after a `vite:preloadError` with the error as its
 * `payload`, with what could not be fetched or evaluated.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    const addresses = files.map((file) => `/${file}`)
    await fetchFiles(addresses)
    await evaluateScripts(addresses)
    return await load()
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}
