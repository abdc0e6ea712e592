import { isApiError, type CallInput, type CallOutput } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  applyPriceListAtom,
  correctPriceListAtom,
  discardPriceListAtom,
  undoPriceListAtom,
} from './price-list.atoms.ts'

/** A price list with what it would do. */
export type Review = CallOutput<'stockImportGet'>

/** A line of it. */
export type ReviewLine = Review['lines'][number]

type Correction = Omit<CallInput<'stockImportChange'>['body'], 'version'>

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'import-changed')) return 'imports.changedMeanwhile'
  if (isApiError(error, 'record-changed')) return 'imports.correctedMeanwhile'
  if (isApiError(error, 'import-has-questions')) return 'imports.hasQuestions'
  if (isApiError(error, 'import-closed')) return 'imports.closed'
  if (isApiError(error, 'validation-failed')) return 'imports.wrongInput'
  return toFormError(error)
}

/** What is done to a review, one thing at a time. */
export function useReview({ _id: id, version, lines }: Review) {
  const correct = useSetAtom(correctPriceListAtom)
  const apply = useSetAtom(applyPriceListAtom)
  const discard = useSetAtom(discardPriceListAtom)
  const undo = useSetAtom(undoPriceListAtom)
  const [kept, setKept] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  const skipped = lines.flatMap(({ number, status }) =>
    status === 'skipped' && number !== null ? [number] : [],
  )
  const params = { id }
  const send = (body: Correction): void => void attempt(() => correct({ params, body: { ...body, version } }))
  return {
    isBusy,
    problem,
    correct: send,
    /** Leaves a row out, or takes it in again. */
    skip: (row: number, isSkipped: boolean): void => {
      const rows = isSkipped ? [...skipped, row] : skipped.filter((one) => one !== row)
      send({ skipped: rows })
    },
    /** Leaves rows out. */
    skipAll: (rows: readonly number[]): void => send({ skipped: [...new Set([...skipped, ...rows])] }),
    apply: (): void => void attempt(() => apply({ params, body: { version } })),
    discard: (): void => void attempt(() => discard(id)),
    undo: (): void => void attempt(async () => setKept((await undo(id)).kept)),
    /** How many lots stay as they are after the list was undone here; null where it was not. */
    kept,
  }
}

/** What is done to a review. */
export type ReviewActions = ReturnType<typeof useReview>
