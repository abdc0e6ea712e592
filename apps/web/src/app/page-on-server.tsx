import { AppRoot } from '@flower-market/app-runtime/app'
import type { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Gate } from './gate/Gate.tsx'
import { ShopRoutes } from './router.tsx'

export interface PageOnServerProps {
  store: ReturnType<typeof createStore>
  /** Path and query, with the language prefix. */
  address: string
}

/** The shop at an address, as the browser hydrates it: `ShopRouter` under another router. */
export function PageOnServer({ store, address }: PageOnServerProps) {
  return (
    <AppRoot store={store}>
      <StaticRouter location={address}>
        <Gate>
          <ShopRoutes />
        </Gate>
      </StaticRouter>
    </AppRoot>
  )
}

/** Renders a page once all its code and messages are there; rejects with the first error of a component. */
export async function renderWhole(page: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(
    page,
    // All in its place: what comes later would need a script inside of the document.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}
