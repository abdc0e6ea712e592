import type { CallInput, CallOutput, Contract } from '@flower-market/api-client/contract'
import { knowsOwnPercentages } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { listAccounts } from '../accounts/index.ts'
import { countPeople, findSummary, findUserRow, selectPeople, type Condition } from './people.repository.ts'
import { writePercentages } from './percentages.repository.ts'
import { toUser } from './person-rows.ts'
import { updateProfile, updateRegion, type ProfileChanges } from './profile.repository.ts'
import { matching } from './search-people.ts'
import { lookedAfterBy, visibleTo, type Viewer } from './visible-people.ts'

type User = CallOutput<'userGet'>
type Summary = CallOutput<'userSearch'>[number]

const foundAtMost = 20

/** People as those see them who may: oneself, a broker's clients, an agent's referred people, everybody for staff. */
export type PeopleService = ReturnType<typeof peopleService>

/** Makes the service. What a viewer may not see is `not-found`. */
export function peopleService(database: Database, now: () => Date) {
  const { kysely } = database

  const find = async (id: string, where: Condition): Promise<User> => {
    const row = await findUserRow(kysely, id, where)
    if (row === undefined) throw new ApiError('not-found')
    return toUser(row, await listAccounts(database, id))
  }
  const get = async (viewer: Viewer, id: string): Promise<User> => {
    const user = await find(id, visibleTo(viewer))
    const isHidden = id === viewer.personId && !knowsOwnPercentages(viewer.role)
    return isHidden ? { ...user, percentages: null } : user
  }

  return {
    /** The viewer, or somebody whom the viewer looks after. */
    get,

    /** Somebody whom the viewer looks after. */
    getOther: (viewer: Viewer, id: string): Promise<User> => find(id, lookedAfterBy(viewer)),

    /** A page of the people whom the viewer looks after, newest first. */
    async list(
      viewer: Viewer,
      { page, limit, search = '' }: z.output<Contract['userList']['query']>,
    ): Promise<CallOutput<'userList'>> {
      const where = [lookedAfterBy(viewer), ...(search === '' ? [] : [matching(search)])]
      const [items, total] = await Promise.all([
        selectPeople(kysely, where, { limit, offset: (page - 1) * limit }),
        countPeople(kysely, where),
      ])
      return { items, page, limit, total }
    },

    /** The first of them who match. */
    search: (viewer: Viewer, text: string): Promise<Summary[]> =>
      selectPeople(kysely, [lookedAfterBy(viewer), matching(text)], { limit: foundAtMost, offset: 0 }),

    /** One of them as a list shows them. */
    async summary(viewer: Viewer, id: string): Promise<Summary> {
      const found = await findSummary(kysely, id, lookedAfterBy(viewer))
      if (found === undefined) throw new ApiError('not-found')
      return found
    },

    /** Changes the viewer's own profile. */
    async update(viewer: Viewer, changes: ProfileChanges): Promise<User> {
      await updateProfile(kysely, viewer.personId, changes)
      return get(viewer, viewer.personId)
    },

    /** Changes the viewer's own region to a known one. */
    async chooseRegion(viewer: Viewer, region: string): Promise<User> {
      if (!(await updateRegion(kysely, viewer.personId, region))) throw new ApiError('not-found')
      return get(viewer, viewer.personId)
    },

    /** Sets the percentages of somebody whom the viewer looks after. */
    async setPercentages(
      viewer: Viewer,
      { _id, percentages }: CallInput<'userAddReferral'>['body'],
    ): Promise<Summary> {
      const before = await findSummary(kysely, _id, lookedAfterBy(viewer))
      if (before === undefined) throw new ApiError('not-found')
      await writePercentages(kysely, percentages, { personId: _id, setBy: viewer.personId, at: now() })
      return { ...before, percentages }
    },
  }
}
