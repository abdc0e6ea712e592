import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { orderPage } from '../../flows/order-list.ts'
import { resourceAtom, staleMomentAtom } from '../../state/resource.ts'
import { joinPages } from './join-pages.ts'

const pageAtoms = (pageCount: number) =>
  Array.from({ length: pageCount }, (_, place) => resourceAtom('purchaseList', orderPage(place + 1)))

/** The orders of the first pages as one list. */
export const orderListAtom = atomFamily((pageCount: number) =>
  atom((get) => joinPages(pageAtoms(pageCount).map((page) => get(page)))),
)

/** Asks for the pages that have not been asked for, or not lately. */
export const ensurePagesAtom = atom(null, (get, set, pageCount: number) => {
  const after = get(staleMomentAtom)
  for (const page of pageAtoms(pageCount)) set(page, { type: 'ensure', after })
})

/** Asks anew for the pages that have failed. */
export const retryPagesAtom = atom(null, (get, set, pageCount: number) => {
  for (const page of pageAtoms(pageCount)) if (get(page).status === 'failed') set(page, { type: 'refresh' })
})
