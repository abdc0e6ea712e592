import { createHash, randomBytes } from 'node:crypto'
import type { Locale } from '@flower-market/flower-domain'
import type { Database, Trx } from '../../../platform/database/database.ts'

const lifetimeMs = { signup: 24 * 3_600_000, recovery: 3_600_000 } as const

/** What a link of a mail is for. */
export type LinkPurpose = keyof typeof lifetimeMs

/** Whose link it is: the id of a sign-up or of a person. */
export interface LinkOwner {
  readonly purpose: LinkPurpose
  readonly ownerId: string
  /** How long it counts. @default as its purpose has it */
  readonly hours?: number
}

/** The server's links: 256 random bits of which the database keeps a hash. */
export type Links = ReturnType<typeof mailLinks>

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
const ownerColumn = { signup: 'signup_id', recovery: 'person_id' } as const

/** Makes the links; `publicOrigin` is where browsers find the shop. */
export function mailLinks(publicOrigin: () => string, now: () => Date) {
  const live = (db: Database['kysely'] | Trx, purpose: LinkPurpose, token: string) =>
    db
      .selectFrom('links')
      .select(`${ownerColumn[purpose]} as ownerId`)
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now())

  return {
    /** Makes a link and ends the owner's earlier ones; the caller has locked the owner's row. Answers its token. */
    async issue(trx: Trx, { purpose, ownerId, hours }: LinkOwner): Promise<string> {
      const column = ownerColumn[purpose]
      await trx.deleteFrom('links').where('purpose', '=', purpose).where(column, '=', ownerId).execute()
      const token = randomBytes(32).toString('base64url')
      const owner = { signup_id: null, person_id: null, [column]: ownerId }
      const lifeMs = hours === undefined ? lifetimeMs[purpose] : hours * 3_600_000
      const expiresAt = new Date(now().getTime() + lifeMs)
      await trx
        .insertInto('links')
        .values({ token_hash: hashOf(token), purpose, ...owner, expires_at: expiresAt })
        .execute()
      return token
    },

    /** Whose link it is; null when it is used up, expired or unknown. */
    async ownerOf(db: Database['kysely'] | Trx, purpose: LinkPurpose, token: string): Promise<string | null> {
      return (await live(db, purpose, token).executeTakeFirst())?.ownerId ?? null
    },

    /**
     * Uses a link up and answers whose it was; of parallel uses one gets it, the others null. The caller has locked the
     * owner's row, as `issue` has, so that the two cannot wait for each other.
     */
    async use(trx: Trx, purpose: LinkPurpose, token: string): Promise<string | null> {
      const link = await live(trx, purpose, token).forUpdate().executeTakeFirst()
      if (link === undefined) return null
      await trx.updateTable('links').set({ used_at: now() }).where('token_hash', '=', hashOf(token)).execute()
      return link.ownerId
    },

    /** The page that a token leads to. In the fragment it reaches no server, so no log and no Referer. */
    urlOf: (purpose: LinkPurpose, locale: Locale, token: string): string =>
      `${publicOrigin()}${localePrefix[locale]}/${purpose}/verify#${token}`,

    /** A page of the shop in a language. */
    pageUrl: (locale: Locale, path: `/${string}`): string =>
      `${publicOrigin()}${localePrefix[locale]}${path}`,
  }
}

const localePrefix = { ru: '', en: '/en' } as const satisfies Record<Locale, string>
