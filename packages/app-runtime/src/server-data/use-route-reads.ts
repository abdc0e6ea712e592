import { callKey, isCallPermitted, readsAt, type RouteRecord } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useRouteParams } from '../routes/route-params.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { resourcesAtom } from './resource.ts'

/** Asks for what a page reads; what is there already is not asked for again. */
export function useRouteReads({ reads = [] }: RouteRecord): void {
  const resources = useAtomValue(resourcesAtom)
  const session = useAtomValue(sessionAtom)
  const params = useRouteParams()
  const search = new URLSearchParams(useLocation().search)
  const permitted = readsAt(reads, { params, search, personId: session?._id ?? '' }).filter(({ call }) =>
    isCallPermitted(session, call),
  )
  // Other parts of the address may change without another question.
  const questions = permitted.map(({ call, input }) => callKey(call, input as never)).join('\n')
  const asked = useRef<string>(null)
  useEffect(() => {
    if (asked.current === questions) return
    asked.current = questions
    for (const { call, input } of permitted) resources.of(call, input as never).ensure()
  })
}
