import { Link, type LinkProps } from './Link.tsx'
import { localizePath } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-locale.ts'

export interface LocalizedLinkProps extends Omit<LinkProps, 'to'> {
  /** A place of the app, from `paths`. */
  to: string
}

/** A link to a place of the app in the page's language. */
export function LocalizedLink({ to, ...rest }: LocalizedLinkProps) {
  return <Link {...rest} to={localizePath(useLocale(), to)} />
}
