import { cartDayLimit, events, type CallInput, type CallOutput } from '@flower-market/api-client/contract'
import { cartLineKey, type Cart, type CartItem, type IsoDate } from '@flower-market/flower-domain'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/database.ts'
import { invalidInput } from '../../platform/errors/api-error.ts'
import type { Events } from '../../platform/events/events.ts'
import { publish } from '../../platform/events/publish.ts'

type Change = CallInput<'cartSync'>['body']['changes'][number]

/** Lines and removals; a person who fills thirty days with a hundred lines each has 3,000. */
const mostRows = 5_000

/** Who fills a cart, and for whom: oneself, or a client. */
interface CartOwner {
  readonly personId: string
  readonly buyerId: string
}

/** Carts of people, kept for all their devices. */
export function storedCarts({ transaction }: Pick<Events, 'transaction'>, now: () => Date) {
  return {
    /** Merges a device's changes, the newest of each line winning, and tells the person's other devices. */
    sync(owner: CartOwner, changes: readonly Change[]): Promise<CallOutput<'cartSync'>> {
      return transaction(async (trx) => {
        if ((await writeChanges(trx, owner, changes, now())) > 0) {
          await refuseTooMany(trx, owner)
          await publish(trx, events['cart-changed'], { person: owner.personId }, {})
        }
        return { cart: await readCart(trx, owner) }
      })
    },
  }
}

/** Answers how many lines the changes have changed: an older change than the kept one loses. */
async function writeChanges(
  trx: Trx,
  { personId, buyerId }: CartOwner,
  changes: readonly Change[],
  now: Date,
): Promise<number> {
  if (changes.length === 0) return 0
  const newest = new Map<string, Change>()
  for (const change of changes) {
    const key = cartLineKey(change)
    const earlier = newest.get(key)
    const isNewer = earlier === undefined || Date.parse(earlier.changedAt) < Date.parse(change.changedAt)
    if (isNewer) newest.set(key, change)
  }
  // In one order for everybody: two devices that send the same lines wait for each other, never both.
  const rows = [...newest].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO cart_lines (person_id, buyer_id, delivery_date, code, price, quantity, changed_at)
    SELECT ${personId}, ${buyerId}, date, code, price, quantity, least("changedAt", ${now})
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS change(date date, code text, price integer, quantity integer, "changedAt" timestamptz)
    ON CONFLICT (person_id, buyer_id, delivery_date, code) DO UPDATE
      SET price = excluded.price, quantity = excluded.quantity, changed_at = excluded.changed_at
      WHERE excluded.changed_at > cart_lines.changed_at
  `.execute(trx)
  return Number(numAffectedRows)
}

async function refuseTooMany(trx: Trx, { personId, buyerId }: CartOwner): Promise<void> {
  const days = await trx
    .selectFrom('cart_lines')
    .select((eb) => eb.fn.countAll<bigint>().as('rows'))
    .select((eb) => eb.fn.countAll<bigint>().filterWhere('quantity', '>', 0).as('lines'))
    .where('person_id', '=', personId)
    .where('buyer_id', '=', buyerId)
    .groupBy('delivery_date')
    .execute()
  if (days.some(({ lines }) => lines > cartDayLimit)) {
    throw invalidInput('changes', `A delivery day has at most ${cartDayLimit} lines.`)
  }
  if (days.reduce((sum, { rows }) => sum + Number(rows), 0) > mostRows) {
    throw invalidInput('changes', `A cart has at most ${mostRows} lines and removals.`)
  }
}

async function readCart(db: Db | Trx, { personId, buyerId }: CartOwner): Promise<Cart> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['delivery_date', 'code', 'price', 'quantity'])
    .where('person_id', '=', personId)
    .where('buyer_id', '=', buyerId)
    .where('quantity', '>', 0)
    .orderBy('delivery_date')
    .orderBy('place')
    .execute()
  const cart: Record<IsoDate, CartItem[]> = {}
  for (const { delivery_date: date, ...line } of rows) (cart[date] ??= []).push(line)
  return cart
}
