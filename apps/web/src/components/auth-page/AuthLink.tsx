import { TextLink, type TextLinkProps } from '@flower-market/ui'
import { useLocation } from 'react-router-dom'
import { withReturnTo, LocalizedLink } from '@flower-market/app-runtime/navigation'

export interface AuthLinkProps extends Omit<TextLinkProps, 'asChild' | 'href'> {
  /** A place of the shop, from `paths`. */
  to: string
}

/** A link between the ways to join; the page that the visitor first asked for goes along. */
export function AuthLink({ to, tone, className, ...rest }: AuthLinkProps) {
  return (
    <TextLink asChild tone={tone} className={className}>
      <LocalizedLink {...rest} to={withReturnTo(to, useLocation().search)} />
    </TextLink>
  )
}
