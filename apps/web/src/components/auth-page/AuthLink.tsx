import { TextLink, type TextLinkProps } from '@flower-market/ui'
import { useLocation } from 'react-router-dom'
import { keepReturn } from '../../shell/keep-return.ts'
import { ShopLink } from '../../shell/ShopLink.tsx'

export interface AuthLinkProps extends Omit<TextLinkProps, 'asChild' | 'href'> {
  /** A place of the shop, from `paths`. */
  to: string
}

/** A link between the ways to join; the page that the visitor first asked for goes along. */
export const AuthLink = ({ to, tone, className, ...rest }: AuthLinkProps) => (
  <TextLink asChild tone={tone} className={className}>
    <ShopLink {...rest} to={keepReturn(to, useLocation().search)} />
  </TextLink>
)
