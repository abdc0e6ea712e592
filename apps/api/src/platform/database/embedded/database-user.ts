import { statSync } from 'node:fs'
import path from 'node:path'

/** The system user that PostgreSQL's processes run as; `undefined` means: whoever runs this process. */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | undefined

/** `nobody` on Linux and in every container image: no user has to be created. */
const nobody = { uid: 65_534, gid: 65_534 }

/** Picks the user: PostgreSQL refuses root, so root hands over to the folder's owner, or to `nobody`. */
export function chooseDatabaseUser(clusterDirectory: string): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterDirectory, { throwIfNoEntry: false })
  return owner === undefined || owner.uid === 0 ? nobody : { uid: owner.uid, gid: owner.gid }
}

/** The nearest folder on the way to `directory` that the user may not enter; `undefined` when all are open. */
export function folderBarring(user: DatabaseUser, directory: string): string | undefined {
  if (user === undefined) return undefined
  const parents: string[] = []
  for (let folder = path.resolve(directory); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    parents.push(folder)
  }
  return parents.find((folder) => {
    const found = statSync(folder, { throwIfNoEntry: false })
    if (found === undefined) return false
    if (found.uid === user.uid) return (found.mode & 0o100) === 0
    return (found.mode & (found.gid === user.gid ? 0o010 : 0o001)) === 0
  })
}
