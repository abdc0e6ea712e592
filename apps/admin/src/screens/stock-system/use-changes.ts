import { isApiError, type CallOutput } from '@flower-market/api-client'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { acceptSystemChangesAtom } from './stock-system.atoms.ts'

/** How the stock system stands. */
export type StockSystem = CallOutput<'stockSystem'>

/** What waits for a decision. */
export type SystemChange = StockSystem['changes'][number]

/** Which changes are chosen, all at first, and how they are accepted. */
export function useChanges(changes: readonly SystemChange[]) {
  const accept = useSetAtom(acceptSystemChangesAtom)
  // A change that has become another one is looked at anew.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const chosen = changes.filter(({ revision }) => !leftOut.has(revision))
  const choose = (ofThese: readonly SystemChange[], isChosen: boolean): void => {
    const next = new Set(leftOut)
    for (const { revision } of ofThese) {
      if (isChosen) next.delete(revision)
      else next.add(revision)
    }
    setLeftOut(next)
  }
  const acceptChosen = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await accept({ changes: chosen.map(({ code, revision }) => ({ code, revision })) })
    } catch (error) {
      setProblem(isApiError(error, 'lots-changed') ? 'imports.systemChanged' : toFormError(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    chosen,
    isChosen: ({ revision }: SystemChange): boolean => !leftOut.has(revision),
    choose,
    isBusy,
    problem,
    accept: acceptChosen,
  }
}

/** Which changes are chosen, and how they are accepted. */
export type ChosenChanges = ReturnType<typeof useChanges>
