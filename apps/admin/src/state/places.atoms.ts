import { changedTags, intentOf, type CallInput } from '@flower-market/api-client'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { invalidateAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom, idempotencyKeysAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'

/** What is changed, as it was read; null for something new. */
type Known = { readonly _id: string; readonly version: number } | null

/** From when a change holds, and why. */
type Decision = Pick<CallInput<'regionUpdate'>['body'], 'holdsFrom' | 'reason'>

interface RegionChange {
  readonly known: Known
  readonly body: CallInput<'regionCreate'>['body']
  readonly decision: Decision
}

/** Adds a region, or changes one by the version that was read. Rejects with an `ApiError`. */
export const saveRegionAtom = atom(null, async (get, set, { known, body, decision }: RegionChange) => {
  const { call } = get(apiAtom)
  try {
    if (known === null) {
      await get(idempotencyKeysAtom).attempt(intentOf('regionCreate', { body }), (idempotencyKey) =>
        call('regionCreate', { body }, { idempotencyKey, ...shownInPlace }),
      )
    } else {
      const { _id: id, version } = known
      await call('regionUpdate', { params: { id }, body: { ...body, ...decision, version } }, shownInPlace)
    }
  } finally {
    // Also where it was refused: the page shows then what somebody else has made of it.
    set(invalidateAtom, changedTags.regionUpdate)
  }
})

/** Withdraws a planned change of a region. */
export const withdrawRegionChangeAtom = atom(
  null,
  async (get, set, params: CallInput<'regionChangeWithdraw'>['params']) => {
    try {
      await get(apiAtom).call('regionChangeWithdraw', { params })
    } finally {
      set(invalidateAtom, changedTags.regionChangeWithdraw)
    }
  },
)

interface PlantationChange {
  readonly known: Known
  readonly body: CallInput<'plantationCreate'>['body']
  readonly decision: Decision
}

/** Adds a plantation, or changes one by the version that was read. Rejects with an `ApiError`. */
export const savePlantationAtom = atom(
  null,
  async (get, set, { known, body, decision }: PlantationChange) => {
    const { call } = get(apiAtom)
    try {
      if (known === null) {
        await get(idempotencyKeysAtom).attempt(intentOf('plantationCreate', { body }), (idempotencyKey) =>
          call('plantationCreate', { body }, { idempotencyKey, ...shownInPlace }),
        )
      } else {
        const { _id: id, version } = known
        const changed = { ...body, ...decision, version }
        await call('plantationUpdate', { params: { id }, body: changed }, shownInPlace)
      }
    } finally {
      set(invalidateAtom, changedTags.plantationUpdate)
    }
  },
)

/** Withdraws a planned change of a plantation. */
export const withdrawPlantationChangeAtom = atom(
  null,
  async (get, set, params: CallInput<'plantationChangeWithdraw'>['params']) => {
    try {
      await get(apiAtom).call('plantationChangeWithdraw', { params })
    } finally {
      set(invalidateAtom, changedTags.plantationChangeWithdraw)
    }
  },
)
