import { lazy, Suspense } from 'react'
import { ColumnLayout, PageLoader, type LayoutProps } from '@flower-market/app-runtime/frame'
import { MessagesOf, useLocale, type MessageTopic } from '@flower-market/app-runtime/i18n'
import { useCurrentUser } from '@flower-market/app-runtime/session'

const SecondFactorGate = lazy(() => import('../screens/security/SecondFactorGate.tsx'))
const topics: readonly MessageTopic[] = ['security', 'forms']

/** The page, or what has to be done before any page can be opened. */
export function RequiredSecondFactor({ children }: LayoutProps) {
  const person = useCurrentUser()
  const locale = useLocale()
  if (person?.isSecondFactorMissing !== true) return children
  return (
    <Suspense fallback={<PageLoader />}>
      <MessagesOf locale={locale} topics={topics}>
        <ColumnLayout>
          <SecondFactorGate />
        </ColumnLayout>
      </MessagesOf>
    </Suspense>
  )
}
