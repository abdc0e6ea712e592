import { clientFiles, sharedFiles } from '../../../tools/vite/client-files.ts'
import { importersOf, type ModuleGraph } from '../../../tools/vite/module-graph.ts'

const entry = /[\\/]apps[\\/]admin[\\/](?:src[\\/]main\.tsx|index\.html)$/

/** Below this many source bytes, what only some screens share joins what more of them share: three times as much made the desk fetch 7% more. */
const tooSmallToFetchAlone = 4000

/** Names the file of what every page needs. */
function entryFileOf(id: string, graph: ModuleGraph): string | null {
  return [...importersOf(id, graph)].some((one) => entry.test(one)) ? 'staff' : null
}

/** Which modules share a file. */
export function chunkGroups() {
  return [
    { name: entryFileOf, debugName: 'entry', priority: 3 },
    clientFiles('staff', 2),
    sharedFiles(tooSmallToFetchAlone, 1),
  ]
}
