/** Why a file was refused. */
export type FileError = 'type' | 'too-large' | 'too-many' | 'unreadable'

export interface RefusedFile {
  file: File
  reason: FileError
}

interface FileRules {
  /** Media types, as in the input's `accept`: `image/png` or `image/*`. */
  types: readonly string[]
  maxBytes: number
  /** How many more files are accepted. */
  room: number
}

function isOfType(file: { type: string }, types: readonly string[]) {
  return types.some((type) =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  )
}

/** Parts what was dropped into what is taken, in its order, and what is refused, each with its reason. */
export function sortFiles(files: readonly File[], { types, maxBytes, room }: FileRules) {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    if (!isOfType(file, types)) refused.push({ file, reason: 'type' })
    else if (file.size > maxBytes) refused.push({ file, reason: 'too-large' })
    else if (taken.length >= room) refused.push({ file, reason: 'too-many' })
    else taken.push(file)
  }
  return { taken, refused }
}
