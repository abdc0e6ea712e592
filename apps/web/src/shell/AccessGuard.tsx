import { mayCall, type PermittedCall } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { localeOf, localizePath, stripLocale } from '../i18n/locale.ts'
import { paths } from '../paths.ts'
import type { PageAccess } from '../routes.ts'
import { isSessionLostAtom, sessionAtom } from '../state/session.atoms.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { returnPath } from './return-path.ts'

export interface AccessGuardProps {
  access: PageAccess
  /** What the person's role has to be allowed. */
  needs?: PermittedCall | undefined
  children: ReactNode
}

/**
 * Sends guests to sign in, and signed-in people on to the page that they first asked for. Somebody whose session was
 * lost stays where they are, with what they typed: the shell asks them to sign in again.
 */
export function AccessGuard({ access, needs, children }: AccessGuardProps) {
  const session = useAtomValue(sessionAtom)
  const isSignedIn = session !== null
  const isSessionLost = useAtomValue(isSessionLostAtom)
  const { pathname, search } = useLocation()
  const locale = localeOf(pathname)
  if (access === 'signed-in' && !isSignedIn && !isSessionLost) {
    return <Navigate to={localizePath(locale, paths.signin(stripLocale(pathname + search)))} replace />
  }
  if (access === 'guest' && isSignedIn)
    return <Navigate to={localizePath(locale, returnPath(search))} replace />
  if (session !== null && needs !== undefined && !mayCall(session.role, needs)) return <NotFoundPage />
  return children
}
