import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { RouteRead } from '@flower-market/api-client'
import { createPages } from '@flower-market/app-runtime/pages'
import { loadMessages } from '../i18n/messages.ts'
import { pageRoutes } from '../routes.ts'
import { screenOf } from './screen-of.ts'
import { clientIdAtom } from '../state/client.atoms.ts'
import { Gate } from './gate/Gate.tsx'
import { layouts } from './layouts/layouts.tsx'
import { Shell } from './Shell.tsx'

const buyerCalls: ReadonlySet<string> = new Set([
  'catalogDays',
  'catalogFirstCards',
  'deliveryTerms',
  'addressList',
])

/** Whether the page reads it for whoever is signed in; what depends on the buyer its screen asks for. */
function isOwnRead({ call }: RouteRead): boolean {
  return !buyerCalls.has(call)
}

function useReads(reads: readonly RouteRead[]): readonly RouteRead[] {
  const isForClient = useAtomValue(clientIdAtom) !== null
  return useMemo(() => (isForClient ? reads.filter(isOwnRead) : reads), [isForClient, reads])
}

/** The pages of the shop, in both languages. */
export const {
  startLoadingAt,
  patternOf,
  PageRoutes: ShopRoutes,
} = createPages({
  routes: pageRoutes,
  screenOf,
  layoutOf: ({ layout }) => layouts[layout],
  loadMessages,
  Shell,
  useReads,
})

/** The shop under the browser's address. */
export function ShopRouter() {
  return (
    <BrowserRouter>
      <Gate>
        <ShopRoutes />
      </Gate>
    </BrowserRouter>
  )
}
