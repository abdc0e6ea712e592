import { randomBytes, randomUUID } from 'node:crypto'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database, Trx } from '../../../platform/database/database.ts'
import type { Schema } from '../../../platform/database/schema.ts'

/** A sign-up that waits for its mail's link to be followed. */
export type SignUp = Selectable<Schema['signups']>

/** Makes all that replaces or mails sign-ups of one email wait for each other, until the transaction ends. */
export async function lockEmail(trx: Trx, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`signup:${email}`}, 0))`.execute(trx)
}

/** An email in a browser: what a sign-up belongs to. */
export type SignUpOwner = Pick<SignUp, 'email' | 'browser'>

/**
 * Keeps a sign-up instead of the browser's earlier one with the email, whose link ends with it. Of the forms of a network that wait for
 * their mail the newest is owed one.
 */
export async function replaceSignUp(trx: Trx, signUp: SignUp): Promise<void> {
  const { email, browser, network } = signUp
  await lockEmail(trx, email)
  await trx
    .deleteFrom('signups')
    .where('email', '=', email)
    .where((eb) =>
      eb.or([
        eb('browser', '=', browser),
        eb.and([
          eb('network', '=', network),
          eb.not(
            eb.exists(eb.selectFrom('links').select('token_hash').whereRef('signup_id', '=', 'signups.id')),
          ),
        ]),
      ]),
    )
    .execute()
  await trx.insertInto('signups').values(signUp).execute()
}

/** A sign-up, kept as it is until the transaction ends. */
export function lockSignUp(trx: Trx, id: string): Promise<SignUp | undefined> {
  return trx.selectFrom('signups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The browser's sign-up with an email, else the newest of another browser, kept as it is until the transaction ends. */
export function lockNewestSignUp(trx: Trx, { email, browser }: SignUpOwner): Promise<SignUp | undefined> {
  return trx
    .selectFrom('signups')
    .selectAll()
    .where('email', '=', email)
    .orderBy((eb) => eb('browser', '=', browser), 'desc')
    .orderBy('at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** The form that counts when a link is followed in a browser: the browser's own of the link's address, else that of the link. */
export async function findFollowedSignUp(
  db: Database['kysely'],
  { linkedId, browser }: { readonly linkedId: string; readonly browser: string },
): Promise<SignUp | undefined> {
  return db
    .selectFrom('signups')
    .selectAll()
    .where('email', '=', (eb) => eb.selectFrom('signups').select('email').where('id', '=', linkedId))
    .where((eb) => eb.or([eb('id', '=', linkedId), eb('browser', '=', browser)]))
    .orderBy((eb) => eb('browser', '=', browser), 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the browser's sign-up with an email waits for the mail with its link. */
export async function owesLink(db: Database['kysely'], { email, browser }: SignUpOwner): Promise<boolean> {
  const waiting = await db
    .selectFrom('signups')
    .leftJoin('links', 'links.signup_id', 'signups.id')
    .select('signups.id')
    .where('signups.email', '=', email)
    .where('signups.browser', '=', browser)
    .where('links.token_hash', 'is', null)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Forgets an email's sign-ups with their links. */
export async function deleteSignUps(db: Database['kysely'] | Trx, email: string): Promise<void> {
  await db.deleteFrom('signups').where('email', '=', email).execute()
}

/** Where somebody looks for flowers until they say otherwise. */
const firstRegion = 'moscow'

/**
 * Makes the person of a sign-up, with their consents as they were given; answers the id. Null when the address has
 * become somebody's in the meantime: whoever has it keeps everything.
 */
export async function insertPerson(trx: Trx, signUp: SignUp): Promise<string | null> {
  const { email, password_hash, name, surname, company, locale, referred_by } = signUp
  const referrer = await trx
    .selectFrom('people')
    .select('role')
    .where('id', '=', referred_by)
    .executeTakeFirst()
  // A broker's link makes a client, anybody else's a referred person.
  const isClient = referrer?.role === 'BROKER'
  const made = await trx
    .insertInto('people')
    .values({
      id: randomUUID(),
      email,
      password_hash,
      name,
      surname,
      company,
      locale,
      referred_by: isClient ? null : referred_by,
      broker_id: isClient ? referred_by : null,
      role: 'USER',
      region: firstRegion,
      referral: randomBytes(5).toString('hex'),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made === undefined) return null
  await trx.insertInto('consents').values(consentsOf(signUp, made.id)).execute()
  return made.id
}

function consentsOf(signUp: SignUp, personId: string): Insertable<Schema['consents']>[] {
  const { consent_version: version, consent_address: address, at } = signUp
  const given = { person_id: personId, version, address, at }
  const required = [
    { ...given, kind: 'offer' as const },
    { ...given, kind: 'personal-data' as const },
  ]
  return signUp.has_marketing_consent ? [...required, { ...given, kind: 'marketing' }] : required
}

const byReferral = { name: 'person-by-referral', text: 'SELECT id FROM people WHERE referral = $1' }

/** Whose referral link has a code. */
export async function findReferrer(database: Database, referral: string): Promise<string | null> {
  const [row] = await database.query<{ id: string }>(byReferral, [referral])
  return row?.id ?? null
}
