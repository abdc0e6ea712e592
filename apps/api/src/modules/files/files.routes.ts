import { contract } from '@flower-market/api-client/contract'
import type { Database } from '../../db/database.ts'
import type { Register } from '../../plugins/endpoints.ts'
import { toAvatar } from './avatar-image.ts'
import { filePath } from './file-path.ts'
import { replaceAvatar } from './files.repository.ts'

/** The picture of the person who asks. */
export function filesRoutes(register: Register, { kysely }: Database): void {
  register(contract.avatarSet, async ({ person, body }) => {
    const bytes = await toAvatar(body as Uint8Array)
    const id = (await replaceAvatar(kysely, person.personId, bytes)) as string
    return { avatar: filePath(id) }
  })
  register(contract.avatarRemove, async ({ person }) => {
    await replaceAvatar(kysely, person.personId, null)
    return {}
  })
}
