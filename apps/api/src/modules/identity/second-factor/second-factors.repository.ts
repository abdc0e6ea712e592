import type { Database, Trx } from '../../../platform/database/database.ts'

/** What staff are told of their second factor. */
export interface SecondFactorState {
  readonly since: Date | null
  readonly codesLeft: number
}

/** Whether a second factor is set up, and how many recovery codes are left. */
export async function readSecondFactor({ kysely }: Database, personId: string): Promise<SecondFactorState> {
  const row = await kysely
    .selectFrom('second_factors')
    .select(({ selectFrom }) => [
      'confirmed_at',
      selectFrom('recovery_codes')
        .whereRef('recovery_codes.person_id', '=', 'second_factors.person_id')
        .where('used_at', 'is', null)
        .select(({ fn }) => fn.countAll<bigint>().as('left'))
        .as('codesLeft'),
    ])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return { since: row?.confirmed_at ?? null, codesLeft: Number(row?.codesLeft ?? 0) }
}

/** The row of a second factor, confirmed or not; whoever tries a code at the same time waits. */
export function lockSecondFactor(trx: Trx, personId: string) {
  return trx
    .selectFrom('second_factors')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

/** Begins a second factor with a sealed secret; false when there is a confirmed one. */
export async function beginSecondFactor(
  { kysely }: Database,
  personId: string,
  { secret, now }: { readonly secret: Buffer; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await kysely
    .insertInto('second_factors')
    .values({ person_id: personId, secret, begun_at: now })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ secret, begun_at: now, last_step: 0n })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Removes a second factor with its recovery codes, and the sign-ins that wait for it. */
export async function deleteSecondFactor(trx: Trx, personId: string): Promise<boolean> {
  await trx.deleteFrom('pending_sign_ins').where('person_id', '=', personId).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
