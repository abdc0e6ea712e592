import { randomUUID } from 'node:crypto'
import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { answerClaim, canMoveClaim, decidedClaimStatus, maxClaimPhotos } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../../platform/errors/api-error.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import { toPhoto } from '../../../platform/images/photo-image.ts'
import { insertPicture, pictureAttempts } from '../../../platform/images/stored-pictures.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../audit/index.ts'
import { claimDecidedMailJob } from '../../identity/index.ts'
import { notify } from '../../notices/index.ts'
import { lockOrder } from '../order-lines.repository.ts'
import { issueUpdsJob } from '../purchases-jobs.ts'
import { publishClaim } from './publish-claim.ts'
import { findClaimToDecide } from './claim-lists.repository.ts'
import { claimRefused } from './claim-refused.ts'
import { findClaimWindows } from './claim-windows.ts'
import { creditAccepted } from './credit-accepted.ts'
import { lockClaim, type LockedClaim } from './lock-claim.ts'
import { openClaimStems, readClaim, type Claim } from './claims.repository.ts'

type Body<N extends 'claimCreate' | 'claimDecide'> = z.output<Contract[N]['body']>

/** Claims of buyers about what was delivered, and what staff decide. */
export function claimsService({
  now,
  events,
  jobs,
  limits,
}: Pick<Platform, 'now' | 'events' | 'jobs' | 'limits'>) {
  async function insertClaim(trx: Trx, personId: string, body: Body<'claimCreate'>): Promise<Claim> {
    const { orderId, code, reason, comment, bunches } = body
    const order = await lockOrder(trx, orderId)
    if (order === undefined || order.personId !== personId) throw new ApiError('not-found')
    const line = await trx
      .selectFrom('purchase_lines')
      .selectAll()
      .where('purchase_id', '=', orderId)
      .where('code', '=', code)
      .executeTakeFirst()
    if (line === undefined) throw new ApiError('not-found')
    const { position } = line
    const answer = answerClaim({
      status: order.status,
      until: (await findClaimWindows(trx, orderId)).get(position) ?? null,
      now: now(),
      line: {
        stemsPerBunch: line.stems_per_bunch,
        stemsPerBox: line.stems_per_box,
        shippedQuantity: line.shipped_quantity,
        billedQuantity: line.billed_quantity,
      },
      openStems: (await openClaimStems(trx, orderId)).get(position) ?? 0,
      bunches,
    })
    if (!answer.ok) {
      if (answer.reason !== 'unknown-bunch') throw claimRefused(answer.reason)
      throw invalidInput(`bunches.${answer.place}`, 'The line has no such bunch, or it is named twice.')
    }
    const { id, number } = await trx
      .insertInto('claims')
      .values({
        id: randomUUID(),
        purchase_id: orderId,
        position,
        reason,
        comment,
        quantity: answer.quantity,
        status: 'open',
        created_at: now(),
      })
      .returning(['id', 'number'])
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('claim_bunches')
      .values(bunches.map(({ box, bunch, quantity }) => ({ claim_id: id, box, bunch, quantity })))
      .execute()
    const published = { id, number, purchaseId: orderId, personId, plantationId: line.plantation_id }
    await publishClaim(trx, published, { status: 'open', by: 'buyer' })
    return readClaim(trx, id)
  }

  /** A claim is decided once. */
  async function notifyOfDecision(
    trx: Trx,
    { id, purchaseId: orderId, personId }: LockedClaim,
    { status, at }: { status: Claim['status']; at: Date },
  ): Promise<void> {
    const { number } = await trx
      .selectFrom('purchases')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    await notify(trx, {
      personId,
      about: { kind: 'claim-decided', orderId, number, status },
      cause: `claim ${id}`,
      at,
      sendMail: (delayMs) => jobs.send(trx, claimDecidedMailJob, { claimId: id }, delayMs),
    })
  }

  async function decideClaim(
    trx: Trx,
    by: string,
    { _id: id, accepted, reason }: Body<'claimDecide'>,
  ): Promise<CallOutput<'claimDecide'>> {
    const claim = await lockClaim(trx, id)
    if (claim === undefined) throw new ApiError('not-found')
    if (accepted > claim.quantity) throw invalidInput('accepted', 'No more than is claimed can be accepted.')
    const status = decidedClaimStatus(claim.quantity, accepted)
    if (!canMoveClaim(claim.status, status, 'staff')) throw claimRefused('not-open')
    if (status !== 'accepted' && reason === '') throw invalidInput('reason', 'The buyer reads why.')
    const at = now()
    const credited = accepted > 0 ? await creditAccepted(trx, claim, { accepted, reason, by, at }) : 0n
    await trx
      .updateTable('claims')
      .set({ status, accepted_quantity: accepted, decided_at: at, decided_by: by, decision: reason })
      .where('id', '=', id)
      .execute()
    await recordAudit(trx, {
      by,
      at,
      action: 'claim-decided',
      subject: { kind: 'claim', id },
      about: claim.personId,
      reason,
      effect: credited === 0n ? null : { amount: credited, currency: 'RUB' },
      before: { status: claim.status },
      after: { status, accepted, claimed: claim.quantity },
    })
    await publishClaim(trx, claim, { status, by: 'staff' })
    // What is charged no more corrects the document of the shipment.
    if (accepted > 0) await jobs.send(trx, issueUpdsJob, {})
    await notifyOfDecision(trx, claim, { status, at })
    return findClaimToDecide(trx, id)
  }

  async function withdrawClaim(trx: Trx, personId: string, id: string): Promise<Claim> {
    const claim = await lockClaim(trx, id)
    if (claim === undefined || claim.personId !== personId) throw new ApiError('not-found')
    if (claim.status !== 'withdrawn') {
      if (!canMoveClaim(claim.status, 'withdrawn', 'buyer')) throw claimRefused('not-open')
      await trx
        .updateTable('claims')
        .set({ status: 'withdrawn', decided_at: now(), decided_by: personId })
        .where('id', '=', id)
        .execute()
      await publishClaim(trx, claim, { status: 'withdrawn', by: 'buyer' })
    }
    return readClaim(trx, id)
  }

  async function insertPhoto(
    trx: Trx,
    personId: string,
    { claimId, key, bytes }: { claimId: string; key: string; bytes: Buffer },
  ): Promise<Claim> {
    const claim = await lockClaim(trx, claimId)
    if (claim === undefined || claim.personId !== personId) throw new ApiError('not-found')
    const kept = await trx.selectFrom('claim_photos').select('key').where('claim_id', '=', claimId).execute()
    if (!kept.some((photo) => photo.key === key)) {
      if (claim.status !== 'open') throw claimRefused('not-open')
      if (kept.length >= maxClaimPhotos) throw claimRefused('too-many-photos')
      const fileId = await insertPicture(trx, { personId, purpose: 'claim-photo', bytes })
      await trx
        .insertInto('claim_photos')
        .values({ claim_id: claimId, key, file_id: fileId, at: now() })
        .execute()
      await publishClaim(trx, claim, { status: 'open', by: 'buyer' })
    }
    return readClaim(trx, claimId)
  }

  return {
    /** Claims stems of a line, once per key. Throws `not-found`, `claim-refused` with its reason, and what is wrong with a bunch. */
    async create(personId: string, key: string, body: Body<'claimCreate'>): Promise<Claim> {
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'claimCreate', key, body }, () =>
          insertClaim(trx, personId, body),
        ),
      )
      return answer
    },

    /** Adds a photograph to one's own open claim, once per its key. Throws `images-only`, `not-found` and `claim-refused`. */
    async addPhoto(
      personId: string,
      { claimId, key }: { claimId: string; key: string },
      bytes: Uint8Array,
    ): Promise<Claim> {
      await limits.take([pictureAttempts, personId])
      const picture = await toPhoto(bytes)
      return events.transaction((trx) => insertPhoto(trx, personId, { claimId, key, bytes: picture }))
    },

    /** Withdraws one's own open claim. Throws `not-found` and `claim-refused`. */
    withdraw: (personId: string, id: string): Promise<Claim> =>
      events.transaction((trx) => withdrawClaim(trx, personId, id)),

    /** Decides a claim, once per key: the credit, the event and the mail belong to it. Throws the refusal; then nothing has changed. */
    async decide(
      personId: string,
      key: string,
      body: Body<'claimDecide'>,
    ): Promise<CallOutput<'claimDecide'>> {
      const { answer } = await events.transaction((trx) =>
        withIdempotency(trx, { personId, call: 'claimDecide', key, body }, () =>
          decideClaim(trx, personId, body),
        ),
      )
      return answer
    },
  }
}
