import { Link, type LinkProps } from 'react-router-dom'
import { localizePath } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'

export interface ShopLinkProps extends Omit<LinkProps, 'to'> {
  /** A place of the shop, from `paths`. */
  to: string
}

/** A link to a place of the shop in the page's language. */
export const ShopLink = ({ to, ...rest }: ShopLinkProps) => (
  <Link {...rest} to={localizePath(useLocale(), to)} />
)
