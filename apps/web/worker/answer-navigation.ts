/**
 * How long a page that is known to the browser waits for the server before the shell is shown with what was kept. A
 * document with its answers inside is on screen sooner than a shell that asks for them, if it comes within this time.
 */
export const shellAfterMs = 3000

/** What a proxy says for a server that does not answer. */
const notServed: ReadonlySet<number> = new Set([502, 503, 504])

/** Where a document may come from. */
export interface DocumentSources {
  readonly ask: () => Promise<Response>
  /** The page without content; undefined before the browser has it. */
  readonly shell: () => Promise<Response | undefined>
  readonly cacheNames: () => Promise<readonly string[]>
}

/** Answers of a person are in a cache of this prefix: see `kept-store.ts` of the shop. */
const keptPrefix = 'kept-'

async function hasKeptAnswers(cacheNames: DocumentSources['cacheNames']): Promise<boolean> {
  return (await cacheNames()).some((name) => name.startsWith(keptPrefix))
}

/**
 * Answers a navigation: the server's document, or the shell where there is none. Where the browser has kept what the person
 * has seen, the shell comes also when the server takes its time, and the page asks for what is new.
 */
export async function answerNavigation({ ask, shell, cacheNames }: DocumentSources): Promise<Response> {
  const asked = ask()
  const served = asked.then(
    (answer) => (notServed.has(answer.status) ? null : answer),
    () => null,
  )
  if (await hasKeptAnswers(cacheNames)) {
    const late = new Promise<'late'>((resolve) => {
      setTimeout(() => resolve('late'), shellAfterMs)
    })
    const first = await Promise.race([served, late])
    if (first !== null && first !== 'late') return first
    return (await shell()) ?? asked
  }
  return (await served) ?? (await shell()) ?? asked
}
