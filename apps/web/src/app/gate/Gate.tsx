import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { LocaleOfAddress, MessagesOf, useLocale, type MessageTopic } from '@flower-market/app-runtime/i18n'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { settingsAtom } from '../../state/settings.atoms.ts'
import { latePart } from '../late-parts.ts'
import { isSafari } from './safari.ts'

const SafariWarning = latePart('safariWarning')
const StaffRedirect = latePart('staffRedirect')

const topics: readonly MessageTopic[] = ['gate']

function GateMessages({ children }: { children: ReactNode }) {
  return (
    <MessagesOf locale={useLocale()} topics={topics}>
      {children}
    </MessagesOf>
  )
}

function Instead({ children }: { children: ReactNode }) {
  return (
    <LocaleOfAddress>
      <GateMessages>{children}</GateMessages>
    </LocaleOfAddress>
  )
}

/** Who does not get the shop: Safari, while the operator's warning is on, and staff, who work elsewhere. */
export function Gate({ children }: { children: ReactNode }) {
  const { hasSafariWarning, adminAddress } = useAtomValue(settingsAtom)
  const session = useAtomValue(sessionAtom)
  if (hasSafariWarning && isSafari(navigator.userAgent)) {
    return (
      <Instead>
        <SafariWarning userAgent={navigator.userAgent} />
      </Instead>
    )
  }
  if (session?.role === 'ADMIN') {
    return (
      <Instead>
        <StaffRedirect address={adminAddress} />
      </Instead>
    )
  }
  return children
}
