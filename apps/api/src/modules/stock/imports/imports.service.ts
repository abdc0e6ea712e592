import { randomUUID } from 'node:crypto'
import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import {
  importEffect,
  moscowDateOf,
  recognizePriceFile,
  tintOf,
  varietyKey,
  type Currency,
  type KnownVariety,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { documentAttempts } from '../../../platform/documents/document-attempts.ts'
import { ApiError, invalidInput } from '../../../platform/errors/api-error.ts'
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { workerTasks } from '../../../platform/workers/worker-tasks.ts'
import { changeLots } from '../../catalog/index.ts'
import { lastRates } from '../../exchange/index.ts'
import { mayKeepLotsOf, requirePlantation, type LotWriter } from '../own-plantation.ts'
import { importChanges } from './apply-import.ts'
import {
  countCarts,
  findImport,
  findLayout,
  insertImport,
  keepAlias,
  keepLayout,
  keepVariety,
  listImports,
  listVarieties,
  lockImport,
  lockPlantation,
  selectHeld,
  selectScope,
  toImport,
  toSummary,
  updateImport,
  type ImportRow,
} from './imports.repository.ts'
import { readPriceList } from './read-price-list.ts'
import type { ImportTasks } from './import-tasks.ts'
import { reviewImport, type Reviewed } from './review-import.ts'
import { endOtherUndos, undoneChanges } from './undo-import.ts'

type Import = CallOutput<'stockImportGet'>
type Summary = CallOutput<'stockImportApply'>
type Undone = CallOutput<'stockImportUndo'>
type CreateQuery = z.output<Contract['stockImportCreate']['query']>
type ChangeBody = z.output<Contract['stockImportChange']['body']>

function own(row: ImportRow | undefined, writer: LotWriter): ImportRow {
  if (row === undefined || !mayKeepLotsOf(writer, row.plantation_id)) throw new ApiError('not-found')
  return row
}

/** An import as it is answered; only staff learn of carts. */
async function toAnswer(db: Db | Trx, writer: LotWriter, row: ImportRow): Promise<Import> {
  const isCounted = writer.role === 'ADMIN' && row.status === 'open'
  return toImport(row, isCounted ? await countCarts(db, row) : null)
}

async function lockOpen(trx: Trx, writer: LotWriter, id: string): Promise<ImportRow> {
  const row = own(await lockImport(trx, id), writer)
  if (row.status !== 'open') throw new ApiError('import-closed')
  return row
}

/** An open import as it was seen: what a colleague has corrected since is neither overwritten nor applied unseen. */
async function lockSeen(trx: Trx, writer: LotWriter, id: string, version: number): Promise<ImportRow> {
  const row = await lockOpen(trx, writer, id)
  if (row.version !== version) throw new ApiError('record-changed')
  return row
}

/** Remembers what names mean; a variety that is new comes with its color. */
async function keepAnswers(
  trx: Trx,
  { plantation_id: plantationId }: ImportRow,
  varieties: ChangeBody['varieties'],
): Promise<void> {
  if (varieties.length === 0) return
  const known = new Map((await listVarieties(trx)).map((one) => [`${one.type} ${one.name}`, one]))
  for (const [place, { words, type, name, color }] of varieties.entries()) {
    const found = known.get(`${type} ${name}`)
    if (found === undefined && color === undefined) {
      throw invalidInput(`varieties.${place}.color`, 'A new variety needs its color.')
    }
    const made = color === undefined ? found : { type, name, color, tint: tintOf(color) }
    await keepVariety(trx, (found ?? made) as KnownVariety)
    await keepAlias(trx, plantationId, { words: varietyKey(words), type, name })
  }
}

/** A list of 5,000 lots takes less than a second on a busy machine, and 60 MB. */
const workerLimits = { timeoutMs: 30_000, memoryMb: 256, idleMs: 60_000 }

/** How long an applied price list can be undone. */
const undoneWithinMs = 24 * 3_600_000

/** Makes the service of price lists that are uploaded. */
export function importsService({
  app,
  database: { kysely },
  events: { transaction },
  limits,
  now,
}: Pick<Platform, 'app' | 'database' | 'limits' | 'now'> & { events: Pick<Events, 'transaction'> }) {
  const tasks = workerTasks<ImportTasks>(new URL('import-worker.ts', import.meta.url), workerLimits)
  app.addHook('onClose', () => tasks.close())

  async function rateOf(currency: Currency) {
    if (currency === 'RUB') return { rate: null, rate_date: null }
    const [table] = await lastRates(kysely, moscowDateOf(now()), 1)
    if (table === undefined) throw new ApiError('unavailable')
    return { rate: table.rates[currency], rate_date: table.date }
  }

  async function linesOf(trx: Trx, row: Reviewed) {
    const current = await selectScope(trx, row, { isLocked: false })
    return reviewImport(trx, row, { current, now: now(), tasks })
  }

  async function change(trx: Trx, writer: LotWriter, id: string, body: ChangeBody): Promise<Import> {
    const row = await lockSeen(trx, writer, id, body.version)
    const width = row.columns.length
    if (body.columns !== undefined && body.columns.length !== width) {
      throw invalidInput('columns', `The file has ${width} columns.`)
    }
    await keepAnswers(trx, row, body.varieties)
    if (body.columns !== undefined) await keepLayout(trx, row, body.columns)
    const changed = {
      columns: body.columns ?? row.columns,
      first_row: body.firstRow ?? row.first_row,
      skipped: body.skipped ?? row.skipped,
      version: row.version + 1,
    }
    const lines = await linesOf(trx, { ...row, ...changed })
    await updateImport(trx, id, { ...changed, lines: JSON.stringify(lines) })
    return toAnswer(trx, writer, { ...row, ...changed, lines })
  }

  /** Answers the lines as they would be now where they would do something else. */
  async function apply(trx: Trx, writer: LotWriter, id: string, version: number) {
    const row = await lockSeen(trx, writer, id, version)
    await lockPlantation(trx, row.plantation_id)
    const lots = await selectScope(trx, row, { isLocked: true })
    const lines = await reviewImport(trx, row, { current: lots, now: now(), tasks })
    if (importEffect(lines) !== importEffect(row.lines)) return { isChanged: true, lines } as const
    if (lines.some(({ status }) => status === 'asked')) throw new ApiError('import-has-questions')
    const plantation = await requirePlantation(trx, writer, row.plantation_id)
    const held = await selectHeld(trx, lots)
    const at = now()
    const cause = { by: writer, source: 'file', at, importId: id } as const
    await changeLots(trx, importChanges(lines, row, { plantation, lots, held }), cause)
    const undo_until = new Date(at.getTime() + undoneWithinMs)
    const settled = { status: 'applied', settled_at: at, settled_by: writer.personId, undo_until } as const
    await updateImport(trx, id, settled)
    await endOtherUndos(trx, row)
    return { isChanged: false, summary: toSummary({ ...row, ...settled }) } as const
  }

  async function undo(trx: Trx, writer: LotWriter, id: string): Promise<Undone> {
    const row = own(await lockImport(trx, id), writer)
    const at = now()
    const isInTime = row.undo_until !== null && row.undo_until > at
    if (row.status !== 'applied' || !isInTime) throw new ApiError('import-closed')
    await lockPlantation(trx, row.plantation_id)
    const lots = await selectScope(trx, row, { isLocked: true })
    const { changes, kept } = await undoneChanges(trx, id, lots)
    await changeLots(trx, changes, { by: writer, source: 'file', at })
    const settled = {
      status: 'undone',
      settled_at: at,
      settled_by: writer.personId,
      undo_until: null,
    } as const
    await updateImport(trx, id, settled)
    return { ...toSummary({ ...row, ...settled }), kept }
  }

  return {
    /** Reads a price list and says what it would do. Throws `not-found`, and what is wrong with the file. */
    async create(writer: LotWriter, query: CreateQuery, bytes: Uint8Array): Promise<Import> {
      const plantation = await requirePlantation(kysely, writer, query.plantationId)
      await limits.take([documentAttempts, writer.personId])
      const rows = await readPriceList(tasks, bytes)
      const { firstRow, columns: recognized, layout } = recognizePriceFile(rows)
      const remembered = layout === '' ? undefined : await findLayout(kysely, plantation.id, layout)
      const columns = remembered?.length === recognized.length ? remembered : [...recognized]
      const row = {
        id: randomUUID(),
        plantation_id: plantation.id,
        availability: query.availability,
        delivery_date: query.date,
        currency: query.currency,
        ...(await rateOf(query.currency)),
        is_whole: query.isWhole,
        file_name: query.name,
        rows,
        first_row: firstRow,
        columns,
        layout,
        skipped: [],
        created_at: now(),
        created_by: writer.personId,
      }
      return transaction(async (trx) => {
        const lines = await linesOf(trx, row)
        await insertImport(trx, { ...row, rows: JSON.stringify(rows), lines: JSON.stringify(lines) })
        return toAnswer(trx, writer, (await findImport(trx, row.id)) as ImportRow)
      })
    },

    /** A page of imports. Throws `not-found`. */
    async list(writer: LotWriter, { plantationId, ...page }: z.output<Contract['stockImportList']['query']>) {
      const isOfAll = writer.role === 'ADMIN' && plantationId === undefined
      const plantation = isOfAll ? null : await requirePlantation(kysely, writer, plantationId)
      return listImports(kysely, { ...page, plantationId: plantation?.id ?? null })
    },

    /** An import. Throws `not-found`. */
    get: async (writer: LotWriter, id: string): Promise<Import> =>
      toAnswer(kysely, writer, own(await findImport(kysely, id), writer)),

    /** Corrects how a list is read. Throws `not-found`, `import-closed`, `record-changed` and what is wrong. */
    change: (writer: LotWriter, id: string, body: ChangeBody): Promise<Import> =>
      transaction((trx) => change(trx, writer, id, body)),

    /**
     * Does what the review of that version says, once per key. Throws `not-found`, `import-closed`, `record-changed`,
     * `import-has-questions`, and `import-changed` after it has kept what the list would do now.
     */
    async apply(
      writer: LotWriter,
      id: string,
      { version, key }: { version: number; key: string },
    ): Promise<Summary> {
      const { personId } = writer
      let changed: string | undefined
      const refused = new ApiError('import-changed')
      const once = transaction((trx) =>
        withIdempotency(trx, { personId, call: 'stockImportApply', key, body: { id, version } }, async () => {
          const outcome = await apply(trx, writer, id, version)
          if (!outcome.isChanged) return outcome.summary
          changed = JSON.stringify(outcome.lines)
          throw refused
        }),
      )
      return once
        .then(({ answer }) => answer)
        .catch(async (error: unknown) => {
          // What was refused left no trace, so that the new review is kept apart.
          const lines = changed
          if (error === refused && lines !== undefined) {
            await transaction(async (trx) => {
              await lockSeen(trx, writer, id, version)
              await updateImport(trx, id, { lines, version: version + 1 })
            })
          }
          throw error
        })
    },

    /** Takes back what an applied import did, once per key. Throws `not-found`, and `import-closed` where it cannot be undone. */
    async undo(writer: LotWriter, id: string, key: string): Promise<Undone> {
      const { personId } = writer
      const { answer } = await transaction((trx) =>
        withIdempotency(trx, { personId, call: 'stockImportUndo', key, body: { id } }, () =>
          undo(trx, writer, id),
        ),
      )
      return answer
    },

    /** Discards an open import. Throws `not-found` and `import-closed`. */
    async discard(writer: LotWriter, id: string): Promise<Record<string, never>> {
      await transaction(async (trx) => {
        await lockOpen(trx, writer, id)
        const settled = { status: 'discarded', settled_at: now(), settled_by: writer.personId } as const
        await updateImport(trx, id, settled)
      })
      return {}
    },
  }
}
