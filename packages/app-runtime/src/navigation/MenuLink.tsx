import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { localizePath, stripLocale } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { isCurrentMenuEntry } from './is-current-menu-entry.ts'
import { Link } from './Link.tsx'

export interface MenuLinkProps {
  /** A place of the app, from its `paths`. */
  to: string
  /** Whether the pages below count as the place, too. @default false */
  hasPagesBelow?: boolean
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link of the menu in the page's language; it tells when the person is there already. */
export function MenuLink({ to, hasPagesBelow = false, className, onClick, children }: MenuLinkProps) {
  const { pathname, search, hash } = useLocation()
  const isHere = isCurrentMenuEntry(to, { pathname: stripLocale(pathname), search, hash }, hasPagesBelow)
  return (
    <Link
      to={localizePath(useLocale(), to)}
      aria-current={isHere ? 'page' : undefined}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
