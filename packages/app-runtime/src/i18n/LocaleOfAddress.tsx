import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LocaleProvider } from './LocaleProvider.tsx'
import { localeOf } from './locale.ts'

/** Gives what is inside the language of the current address, once its messages are there. */
export function LocaleOfAddress({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <LocaleProvider locale={localeOf(useLocation().pathname)}>{children}</LocaleProvider>
    </Suspense>
  )
}
