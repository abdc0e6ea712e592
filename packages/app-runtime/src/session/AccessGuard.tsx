import { mayCall, type PageAccess, type PermittedCall } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { localeOf, localizePath, stripLocale } from '../i18n/locale.ts'
import { appDefinitionAtom } from '../app/app-definition.ts'
import { isInitAtom, isSessionLostAtom, sessionAtom } from './session.atoms.ts'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { PageLoader } from '../frame/PageLoader.tsx'
import { returnPath } from '../navigation/return-path.ts'

export interface AccessGuardProps {
  access: PageAccess
  /** What the person's role has to be allowed. */
  needs?: PermittedCall | undefined
  children: ReactNode
}

/**
 * Sends guests to sign in, and signed-in people on to the page that they first asked for. Somebody whose session was
 * lost stays where they are, with what they typed: the app asks them to sign in again. Until it is known who is there, nobody
 * is sent anywhere.
 */
export function AccessGuard({ access, needs, children }: AccessGuardProps) {
  const session = useAtomValue(sessionAtom)
  const isSignedIn = session !== null
  const isSessionLost = useAtomValue(isSessionLostAtom)
  const isInit = useAtomValue(isInitAtom)
  const { paths } = useAtomValue(appDefinitionAtom)
  const { pathname, search } = useLocation()
  const locale = localeOf(pathname)
  if (access !== 'everybody' && !isInit) return <PageLoader />
  if (access === 'signed-in' && !isSignedIn && !isSessionLost) {
    return <Navigate to={localizePath(locale, paths.signIn(stripLocale(pathname + search)))} replace />
  }
  if (access === 'guest' && isSignedIn)
    return <Navigate to={localizePath(locale, returnPath(search, paths.home))} replace />
  if (session !== null && needs !== undefined && !mayCall(session, needs)) return <NotFoundPage />
  return children
}
