import { contract } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Register } from '../../platform/endpoints/endpoints.ts'
import { attemptLimiter } from '../../platform/limits/attempt-limiter.ts'
import { toAvatar } from './avatar-image.ts'
import { filePath } from '../../platform/http/file-path.ts'
import { replaceAvatar } from './files.repository.ts'

const picturesInWindow = 30
const windowMs = 15 * 60_000

/** The picture of the person who asks. */
export function filesRoutes(register: Register, { kysely }: Database, now: () => Date): void {
  // Decoding is the dearest thing that a person can ask for.
  const pictures = attemptLimiter(picturesInWindow, windowMs, now)

  register(contract.avatarSet, async ({ person, body }) => {
    if (pictures.take(person.personId) === null) throw new ApiError('too-many-requests')
    const bytes = await toAvatar(body as Uint8Array)
    const id = (await replaceAvatar(kysely, person.personId, bytes)) as string
    return { avatar: filePath(id) }
  })
  register(contract.avatarRemove, async ({ person }) => {
    await replaceAvatar(kysely, person.personId, null)
    return {}
  })
}
