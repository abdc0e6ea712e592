import { isApiError, maxSavedLots } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import type { LotCell, LotRegions } from '@flower-market/flower-domain'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import {
  chooseRegions,
  pasteCells,
  sortDrafts,
  toSavedLot,
  typeCell,
  type Lot,
  type LotDraft,
  type LotDrafts,
} from './lot-drafts.ts'
import { toNewLot } from './lot-form.ts'
import { saveLotsAtom } from './lots.atoms.ts'
import type { NewLotsState } from './use-new-lots.ts'

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'lots-changed')) return 'lots.changedMeanwhile'
  if (isApiError(error, 'validation-failed')) return 'lots.refused'
  return toFormError(error)
}

/** What was typed into the grid and is not saved, and how it is saved with the new lots. It outlives filters and pages. */
export function useLotDrafts(newLots: NewLotsState) {
  const [drafts, setDrafts] = useState<LotDrafts>(new Map())
  const [isReviewing, setReviewing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  /** Lots that the server has found changed. */
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const save = useSetAtom(saveLotsAtom)
  const notify = useSetAtom(notifyAtom)
  const sorted = sortDrafts(drafts)
  const { wrong } = sorted
  // The others are saved next.
  const ready = sorted.ready.slice(0, maxSavedLots)

  const drop = (codes: readonly string[]): void => {
    setDrafts((before) => new Map([...before].filter(([code]) => !codes.includes(code))))
    setRefused((before) => new Set([...before].filter((code) => !codes.includes(code))))
  }

  const send = async (): Promise<void> => {
    const added = newLots.ready
    if (isSaving || ready.length + added.length === 0) return
    setSaving(true)
    setProblem(null)
    try {
      const lots = ready.map(toSavedLot)
      const answer = await save({ body: { lots, added: added.map(({ typed }) => toNewLot(typed)) } })
      drop(ready.map(({ seen }) => seen.code))
      for (const { key } of added) newLots.remove(key)
      setReviewing(false)
      const count = answer.saved + answer.added
      notify({ tone: 'success', message: 'lots.saved', values: { count } })
    } catch (error) {
      setProblem(problemOf(error))
      if (isApiError(error, 'lots-changed')) setRefused(new Set(error.details.codes))
    } finally {
      setSaving(false)
    }
  }

  return {
    drafts,
    ready,
    /** How many lots have something that cannot be saved, changed and new ones. */
    wrongCount: wrong.length + newLots.wrong.length,
    newLots,
    refused,
    isReviewing,
    isSaving,
    problem,
    type: (lot: Lot, cell: LotCell, text: string | null): void =>
      setDrafts((before) => typeCell(before, lot, { cell, text })),
    chooseRegions: (lot: Lot, regions: LotRegions): void =>
      setDrafts((before) => chooseRegions(before, lot, regions)),
    paste: (lots: readonly Lot[], at: { code: string; cell: LotCell; text: string }): void => {
      const { drafts: next, filled, left } = pasteCells(drafts, lots, at)
      setDrafts(next)
      if (left > 0) notify({ tone: 'danger', message: 'lots.pastedTooMany', values: { filled, left } })
      else notify({ tone: 'info', message: 'lots.pasted', values: { filled } })
    },
    /** Keeps what was typed over what the lot has become. */
    keep: (lot: Lot): void => {
      setDrafts((before) => {
        const draft = before.get(lot.code)
        return draft ? new Map(before).set(lot.code, { ...draft, seen: lot }) : before
      })
      setRefused((before) => new Set([...before].filter((code) => code !== lot.code)))
    },
    drop: (draft: LotDraft): void => drop([draft.seen.code]),
    dropAll: (): void => {
      drop([...drafts.keys()])
      newLots.clear()
    },
    review: (isOpen: boolean): void => {
      setProblem(null)
      setReviewing(isOpen)
    },
    send: (): void => void send(),
  }
}

/** Everything about what was typed into the grid. */
export type LotDraftsState = ReturnType<typeof useLotDrafts>
