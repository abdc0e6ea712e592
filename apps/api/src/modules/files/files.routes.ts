import { contract } from '@flower-market/api-client/contract'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import type { AttemptLimits } from '../../platform/limits/attempt-limits.ts'
import { toAvatar } from './avatar-image.ts'
import { pictureAttempts } from '../../platform/images/stored-pictures.ts'
import { filePath } from '../../platform/http/file-path.ts'
import { replaceAvatar } from './files.repository.ts'

/** The picture of the person who asks. */
export function filesRoutes(register: Register, { kysely }: Database, limits: AttemptLimits): void {
  register(contract.avatarSet, async ({ person, body }) => {
    await limits.take([pictureAttempts, person.personId])
    const bytes = await toAvatar(body as Uint8Array)
    const id = (await replaceAvatar(kysely, person.personId, bytes)) as string
    return { avatar: filePath(id) }
  })
  register(contract.avatarRemove, async ({ person }) => {
    await replaceAvatar(kysely, person.personId, null)
    return {}
  })
}
