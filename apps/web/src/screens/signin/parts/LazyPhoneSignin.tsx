import { Skeleton } from '@flower-market/ui'
import { lazy, Suspense } from 'react'

const PhoneSignin = lazy(() => import('./PhoneSignin.tsx'))

/** The way in by phone; its list of countries is loaded by those who take it. */
export function LazyPhoneSignin() {
  return (
    <Suspense fallback={<Skeleton height="180px" />}>
      <PhoneSignin />
    </Suspense>
  )
}
