import type { CallInput, CallOutput, Contract } from '@flower-market/api-client/contract'
import { daysOnSale, samePercentages, type Percentages } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { deepPage, deepPart, rowsToRead } from '../../platform/lists/deep-list.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { publishToStaff } from '../../platform/events/publish-to-staff.ts'
import { recordAudit } from '../audit/index.ts'
import { listAccounts } from '../accounts/index.ts'
import { findFirstLot, partsOf } from '../catalog/index.ts'
import { listClientOrders, sumReferredMonths } from '../purchases/index.ts'
import { findBuyerTerms, writePercentages } from '../regions/index.ts'
import { countPeople, findUserRow, selectPeople } from './people.repository.ts'
import {
  toClientView,
  toOwnUser,
  toReferredView,
  toStaffSummary,
  toStaffUser,
  toSummary,
  type UserRow,
} from './person-rows.ts'
import { updateProfile, updateRegion, type ProfileChanges } from './profile.repository.ts'
import { filtersOf } from './filter-people.ts'
import { matching } from './search-people.ts'
import { lockVersion } from './staff/lock-version.ts'
import { lookedAfterBy, type Viewer } from '../clients/index.ts'
import { audienceOf } from './visible-people.ts'

type OwnUser = CallOutput<'userUpdate'>
type PersonView = CallOutput<'userById'>
type Summary = CallOutput<'userSearch'>[number]

const foundAtMost = 20

/**
 * People as those see them who may: oneself, a broker's clients, an agent's referred people, everybody for staff. Each
 * audience has fields of its own.
 */
export type PeopleService = ReturnType<typeof peopleService>

/** Makes the service. What a viewer may not see is `not-found`. */
export function peopleService(
  database: Database,
  now: () => Date,
  { transaction }: Pick<Events, 'transaction'>,
) {
  const { kysely } = database

  const findOther = async (viewer: Viewer, id: string): Promise<UserRow> => {
    const row = await findUserRow(kysely, id, lookedAfterBy(viewer))
    if (row === undefined) throw new ApiError('not-found')
    return row
  }
  const getOwn = async ({ personId }: Viewer): Promise<OwnUser> => {
    const row = await findUserRow(kysely, personId, (eb) => eb.lit(true))
    if (row === undefined) throw new Error('A session without a person.')
    return toOwnUser(row, await listAccounts(database, personId))
  }
  const getOther = async (viewer: Viewer, id: string): Promise<PersonView> => {
    const row = await findOther(viewer, id)
    const audience = audienceOf(viewer)
    if (audience === 'staff') return toStaffUser(row, await listAccounts(database, id))
    if (audience === 'client') return toClientView(row, await listClientOrders(kysely, id))
    return toReferredView(row, await sumReferredMonths(kysely, id))
  }

  return {
    getOwn,

    /** Somebody whom the viewer looks after. */
    getOther,

    /** A page of the people whom the viewer looks after, newest first. Throws `validation-failed` for a cursor of another list. */
    async list(
      viewer: Viewer,
      query: z.output<Contract['userList']['query']>,
    ): Promise<CallOutput<'userList'>> {
      const { page, limit, cursor: _cursor, search = '', ...filter } = query
      const part = deepPart('people', viewer.personId, query)
      const where = [
        lookedAfterBy(viewer),
        ...filtersOf(filter, viewer),
        ...(search === '' ? [] : [matching(search, viewer)]),
      ]
      const [rows, counted] = await Promise.all([
        selectPeople(kysely, where, { ...part, limit: rowsToRead(part) }),
        part.counted ?? countPeople(kysely, where),
      ])
      const { shown, total, next } = deepPage(part, rows, {
        total: counted,
        placeOf: ({ joinedAt, id }) => ({ number: joinedAt, id }),
      })
      return { items: shown.map((row) => toSummary(row, audienceOf(viewer))), page, limit, total, next }
    },

    /** The first of them who match. */
    async search(viewer: Viewer, text: string): Promise<Summary[]> {
      const where = [lookedAfterBy(viewer), matching(text, viewer)]
      const rows = await selectPeople(kysely, where, { limit: foundAtMost, offset: 0 })
      return rows.map((row) => toSummary(row, audienceOf(viewer)))
    },

    /** A person as a list of staff shows them. */
    staffSummary: async (viewer: Viewer, id: string): Promise<CallOutput<'userVerificationReview'>> =>
      toStaffSummary(await findOther(viewer, id)),

    /** Changes the viewer's own profile. */
    async update(viewer: Viewer, changes: ProfileChanges): Promise<OwnUser> {
      await updateProfile(kysely, viewer.personId, changes)
      return getOwn(viewer)
    },

    /** Changes the viewer's own region to a known one. */
    async chooseRegion(viewer: Viewer, region: string): Promise<OwnUser> {
      if (!(await updateRegion(kysely, viewer.personId, region))) throw new ApiError('not-found')
      return getOwn(viewer)
    },

    /** What prices of somebody whom the viewer looks after are made of, by the example of a lot. */
    async exampleLot(viewer: Viewer, id: string): Promise<CallOutput<'exampleLot'>> {
      await findOther(viewer, id)
      const terms = await findBuyerTerms(database, id)
      const [day] = daysOnSale(now(), terms.region)
      const lot = day && (await findFirstLot(database, day, terms.region.id))
      return {
        lot: lot
          ? {
              variety: lot.variety,
              plantation: lot.plantation,
              lengthCm: lot.lengthCm,
              parts: partsOf(lot, terms.freight),
            }
          : null,
        cityCost: terms.cityBaseCost.minor,
      }
    },

    /** Sets the margin, or for staff also the share, of somebody whom the viewer looks after. Throws `not-permitted`, `person-changed`. */
    async setPercentages(
      viewer: Viewer,
      { _id, margin, share, version, seen, reason = '' }: CallInput<'userAddReferral'>['body'],
    ): Promise<Summary> {
      await findOther(viewer, _id)
      if (share !== undefined && viewer.role !== 'ADMIN') throw new ApiError('not-permitted')
      const by = { personId: _id, setBy: viewer.personId, at: now() }
      await transaction(async (trx) => {
        // Two who set them one after another each record what they have found.
        await trx.selectFrom('people').select('id').where('id', '=', _id).forUpdate().executeTakeFirst()
        if (version !== undefined) await lockVersion(trx, _id, version)
        const found = await findUserRow(trx, _id, (eb) => eb.lit(true))
        if (found !== undefined) requireSeen(seen, toStaffSummary(found))
        if (margin !== undefined) await writePercentages(trx, 'margins', margin, by)
        if (share !== undefined) await writePercentages(trx, 'shares', share, by)
        await publishToStaff(trx, 'person')
        if (viewer.role !== 'ADMIN' || found === undefined) return
        const before = toStaffSummary(found)
        await recordAudit(trx, {
          by: viewer.personId,
          at: by.at,
          action: 'percentages-set',
          subject: { kind: 'person', id: _id },
          about: _id,
          reason,
          before: { ...percentFields('margin', before.margin), ...percentFields('share', before.share) },
          after: {
            ...percentFields('margin', margin ?? before.margin),
            ...percentFields('share', share ?? before.share),
          },
        })
      })
      return toSummary(await findOther(viewer, _id), audienceOf(viewer))
    },
  }
}

/** Throws `person-changed` where something else is set than was read. */
function requireSeen(
  seen: CallInput<'userAddReferral'>['body']['seen'],
  present: Record<'margin' | 'share', Percentages | null>,
): void {
  for (const kind of ['margin', 'share'] as const) {
    const read = seen?.[kind]
    if (read !== undefined && !samePercentages(read, present[kind])) throw new ApiError('person-changed')
  }
}

/** Percentages as fields of the audit log, `margin.priceBp` and the like; none where none are set. */
function percentFields(kind: 'margin' | 'share', percentages: Percentages | null) {
  const fields = Object.entries(percentages ?? {})
  return Object.fromEntries(fields.map(([name, basisPoints]) => [`${kind}.${name}`, basisPoints]))
}
