import { appFiles } from './app-files.ts'
import { holdInput } from './hold-input.ts'
import { whenReady } from './page-ready.ts'

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

/** Fetches a file as the server would have named it; fulfilled when it is there, also when it cannot be had. A sheet is not applied yet. */
function fetchFile(file: string): Promise<HTMLLinkElement> {
  const link = document.createElement('link')
  link.rel = isScript(file) ? 'modulepreload' : 'stylesheet'
  link.media = isScript(file) ? '' : 'print'
  link.crossOrigin = ''
  link.href = file
  document.head.append(link)
  return new Promise((settled) => {
    link.addEventListener('load', () => settled(link))
    link.addEventListener('error', () => {
      // Whatever needs it asks for it again.
      link.remove()
      settled(link)
    })
  })
}

/** Applies sheets together: one after another, each would have the whole page styled and laid out anew. */
function apply(links: readonly HTMLLinkElement[]): void {
  for (const link of links) link.media = ''
  // All of them repeat the rules of the document, each of which would be matched twice from here on.
  if (links.every(({ isConnected }) => isConnected)) document.getElementById('first-rules')?.remove()
}

/** Evaluates scripts one after another, each in a task of its own: the page answers between them. */
async function evaluate(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) await import(/* @vite-ignore */ script)
}

function afterPaint(act: () => void): void {
  // A page in the background is not painted.
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}

/**
 * Fetches the app once the page that the server has rendered is painted, so that its scripts do not compete for the line with what the
 * page looks like. Until the app has the page, presses and keys wait for it.
 */
export function startAfterPaint(): void {
  const release = holdInput()
  // Not at once: a form, for instance, leaves the browser's own checks with what React renders next.
  whenReady(() => setTimeout(release))
  addEventListener('DOMContentLoaded', () =>
    afterPaint(() => {
      const files = appFiles()
      // The first of these in a page reads which languages there are, 40 to 80 ms on a phone: it does so while the files are on their way.
      setTimeout(Intl.NumberFormat)
      // What the app adds to the page is never seen without its sheets. Without the app the page is what it is for who has no script.
      Promise.all(files.map(fetchFile))
        .then(apply)
        .then(() => evaluate(files.filter(isScript)))
        .catch(release)
    }),
  )
}
