import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { localizePath } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'

export interface MenuLinkProps {
  /** A place of the shop, from `paths`. */
  to: string
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/** A link of the menu in the page's language; it tells when the person is there already. */
export const MenuLink = ({ to, className = '', onClick, children }: MenuLinkProps) => (
  <NavLink to={localizePath(useLocale(), to)} className={className} onClick={onClick}>
    {children}
  </NavLink>
)
