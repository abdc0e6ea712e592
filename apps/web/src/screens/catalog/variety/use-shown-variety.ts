import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GridRow } from '@flower-market/flower-domain'
import { searchOf, varietyParam, type AddressedQuery } from '../data/use-catalog-query.ts'
import { isPanelStep, panelStep } from './panel-step.ts'

/** The row whose variety is shown, null for none, and the ways to change it; these stay the same functions. */
export interface ShownVariety {
  readonly row: number | null
  readonly show: (row: number) => void
  readonly hide: () => void
}

/**
 * The variety that is shown, by the key of its row in the address: Back hides it, a link shows it, and it stays the same one when
 * lots come and go. An address that names one waits for the whole list, `isWhole`, whose beginning the server has rendered.
 */
export function useShownVariety(
  rows: readonly GridRow[],
  isWhole: boolean,
  address: AddressedQuery,
): ShownVariety {
  const { search, state, key: step } = useLocation()
  const { variety: named } = address
  const navigate = useNavigate()
  const [isOpened, setOpened] = useState(false)
  const current = { rows, address, named, search, state, step, navigate }
  const latest = useRef(current)
  const hiddenStep = useRef('')
  useLayoutEffect(() => {
    latest.current = current
    if (hiddenStep.current !== step) hiddenStep.current = ''
  })

  const show = useCallback((row: number): void => {
    const now = latest.current
    const facts = now.rows[row]
    if (facts === undefined) return
    const list = searchOf(now.address, now.address.query)
    // Typed words reach the address after a pause: Back would lead to the list before them.
    if (now.named === null && new URLSearchParams(now.search).get('q') !== list.get('q')) {
      void now.navigate({ search: `?${list}` }, { replace: true })
    }
    list.set(varietyParam, facts.key)
    // In the place of a variety that a link has led to there is still no step to go back over.
    const isShown = now.named !== null
    void now.navigate({ search: `?${list}` }, { replace: isShown, state: isShown ? now.state : panelStep })
    setOpened(true)
  }, [])

  const hide = useCallback((): void => {
    const now = latest.current
    // Going back takes the browser a moment: a second press must not go over another step.
    if (hiddenStep.current === now.step) return
    hiddenStep.current = now.step
    if (isPanelStep(now.state)) void now.navigate(-1)
    else
      void now.navigate(
        { search: `?${searchOf({ ...now.address, variety: null }, now.address.query)}` },
        { replace: true },
      )
  }, [])

  const found = named === null || !(isWhole || isOpened) ? -1 : rows.findIndex(({ key }) => key === named)
  return { row: found === -1 ? null : found, show, hide }
}
