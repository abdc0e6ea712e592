import { randomBytes, randomUUID } from 'node:crypto'
import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import type { Role } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Trx } from '../../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../../platform/errors/api-error.ts'
import { publishToStaff } from '../../../platform/events/publish-to-staff.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit, type AuditRecord } from '../../audit/index.ts'
import { deleteSessionOf, deleteSessions, hashPassword, invitationMailJob } from '../../identity/index.ts'
import { openFirstAccount } from '../../ledger/index.ts'
import { updateProfile, updateRegion } from '../profile.repository.ts'
import { lockVersion, versionOf } from './lock-version.ts'
import { lockRoles, requireOwnerOver } from './require-owner.ts'
import { changedFields, readFields } from './profile-fields.ts'

type Body<N extends 'personAdd' | 'personChange' | 'personRole' | 'personBlock'> = z.output<
  Contract[N]['body']
>
type Changed = CallOutput<'personChange'>

/** Who acts: a member of staff, in a session. */
export interface StaffMember {
  readonly personId: string
  readonly sessionId: string
}

/** Makes what staff do about people. */
export function staffPeopleService({ now, events, jobs }: Pick<Platform, 'now' | 'events' | 'jobs'>) {
  const { transaction, wake } = events
  return {
    /** Adds a person without a password, and has the link to set one mailed. Throws `email-taken`, `not-found` for a plantation. */
    async add(by: StaffMember, body: Body<'personAdd'>): Promise<CallOutput<'personAdd'>> {
      const { email, name, surname, company, phone, role, region, locale, plantationId } = body
      // Nobody knows it; the link sets another one.
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
      const _id = randomUUID()
      return transaction(async (trx) => {
        await requireOwnerOver(trx, by.personId, role)
        await requireRegion(trx, region)
        await requirePlantation(trx, role, plantationId)
        const added = await trx
          .insertInto('people')
          .values({
            id: _id,
            email,
            password_hash: passwordHash,
            role,
            name,
            surname,
            company,
            region,
            locale,
            phone: phone === '' ? null : phone,
            plantation_id: plantationId,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .executeTakeFirstOrThrow()
        if (added.numInsertedOrUpdatedRows === 0n) throw new ApiError('email-taken')
        await openFirstAccount(trx, _id)
        await jobs.send(trx, invitationMailJob, { personId: _id })
        await record(trx, by, _id, { action: 'person-added', after: { role, region, plantationId } })
        return { _id }
      })
    },

    /** Changes a profile. Throws `not-found`, `person-changed`. */
    change(
      by: StaffMember,
      id: string,
      { version, reason, region, ...profile }: Body<'personChange'>,
    ): Promise<Changed> {
      return transaction(async (trx) => {
        const { role } = await lockVersion(trx, id, version)
        await requireOwnerOver(trx, by.personId, role)
        const before = await readFields(trx, id)
        await updateProfile(trx, id, profile)
        if (region !== undefined && !(await updateRegion(trx, id, region))) throw noRegion()
        const changes = changedFields(before, await readFields(trx, id))
        await record(trx, by, id, { action: 'person-changed', reason, ...changes })
        return versionOf(trx, id)
      })
    },

    /** Changes a role, and with it all that the sessions may do: they end. Throws `own-account`, `person-changed`. */
    async changeRole(by: StaffMember, id: string, body: Body<'personRole'>): Promise<Changed> {
      const { role, plantationId, version, reason } = body
      const changed = await transaction(async (trx) => {
        await lockRoles(trx)
        const before = await lockVersion(trx, id, version)
        if (id === by.personId) throw new ApiError('own-account')
        await requireOwnerOver(trx, by.personId, before.role, role)
        await requirePlantation(trx, role, plantationId)
        await trx
          .updateTable('people')
          .set({ role, plantation_id: plantationId })
          .where('id', '=', id)
          .execute()
        await deleteSessions(trx, id, null)
        await record(trx, by, id, {
          action: 'role-changed',
          reason,
          before: { role: before.role, plantationId: before.plantation_id },
          after: { role, plantationId },
        })
        return versionOf(trx, id)
      })
      wake()
      return changed
    },

    /** Blocks a person and signs them out everywhere. Throws `own-account`, `person-changed`. */
    async block(by: StaffMember, id: string, { version, reason }: Body<'personBlock'>): Promise<Changed> {
      const changed = await transaction(async (trx) => {
        const { blocked_at: blockedAt, role } = await lockVersion(trx, id, version)
        if (id === by.personId) throw new ApiError('own-account')
        await requireOwnerOver(trx, by.personId, role)
        if (blockedAt !== null) return versionOf(trx, id)
        await trx
          .updateTable('people')
          .set({ blocked_at: now(), blocked_by: by.personId, block_reason: reason })
          .where('id', '=', id)
          .execute()
        await deleteSessions(trx, id, null)
        await record(trx, by, id, { action: 'person-blocked', reason })
        return versionOf(trx, id)
      })
      wake()
      return changed
    },

    /** Lets a person sign in again. Throws `not-found`, `person-changed`. */
    unblock(by: StaffMember, id: string, { version, reason }: Body<'personBlock'>): Promise<Changed> {
      return transaction(async (trx) => {
        const { blocked_at: blockedAt, role } = await lockVersion(trx, id, version)
        await requireOwnerOver(trx, by.personId, role)
        if (blockedAt === null) return versionOf(trx, id)
        await trx
          .updateTable('people')
          .set({ blocked_at: null, blocked_by: null, block_reason: null })
          .where('id', '=', id)
          .execute()
        await record(trx, by, id, { action: 'person-unblocked', reason })
        return versionOf(trx, id)
      })
    },

    /** Ends one of a person's sessions. The own one ends by signing out, which takes its cookie along. */
    async endSession(by: StaffMember, id: string, sessionId: string): Promise<void> {
      await transaction(async (trx) => {
        const role = await roleOf(trx, id)
        if (id !== by.personId) await requireOwnerOver(trx, by.personId, role)
        const isOther = sessionId !== by.sessionId
        if (!isOther || !(await deleteSessionOf(trx, id, sessionId))) throw new ApiError('not-found')
        await record(trx, by, id, { action: 'sessions-ended', after: { ended: 1 } })
      })
      wake()
    },

    /** Ends all of a person's sessions but the one that asks. Throws `not-found`. */
    async endSessions(by: StaffMember, id: string): Promise<{ ended: number }> {
      const ended = await transaction(async (trx) => {
        // Everybody may end their own.
        const role = await roleOf(trx, id)
        if (id !== by.personId) await requireOwnerOver(trx, by.personId, role)
        const all = await deleteSessions(trx, id, by.sessionId)
        if (all.length > 0)
          await record(trx, by, id, { action: 'sessions-ended', after: { ended: all.length } })
        return all
      })
      wake()
      return { ended: ended.length }
    },
  }

  async function record(
    trx: Trx,
    by: StaffMember,
    id: string,
    done: Pick<AuditRecord, 'action' | 'reason' | 'before' | 'after'>,
  ): Promise<void> {
    await recordAudit(trx, {
      by: by.personId,
      at: now(),
      subject: { kind: 'person', id },
      about: id,
      ...done,
    })
    await publishToStaff(trx, 'person')
  }
}

function noRegion(): ApiError {
  return invalidInput('region', 'There is no such region.')
}

async function requireRegion(trx: Trx, region: string): Promise<void> {
  const found = await trx.selectFrom('regions').select('id').where('id', '=', region).executeTakeFirst()
  if (found === undefined) throw noRegion()
}

/** A RECIPIENT represents a plantation, and nobody else does. */
async function requirePlantation(trx: Trx, role: Role, plantationId: string | null): Promise<void> {
  if ((role === 'RECIPIENT') !== (plantationId !== null)) {
    throw invalidInput('plantationId', 'A RECIPIENT represents a plantation, and nobody else does.')
  }
  if (plantationId === null) return
  const found = await trx
    .selectFrom('plantations')
    .select('id')
    .where('id', '=', plantationId)
    .executeTakeFirst()
  if (found === undefined) throw new ApiError('not-found')
}

async function roleOf(trx: Trx, id: string): Promise<Role> {
  const found = await trx
    .selectFrom('people')
    .select('role')
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (found === undefined) throw new ApiError('not-found')
  return found.role
}
