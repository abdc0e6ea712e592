import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, type NavigateOptions, type To } from 'react-router-dom'

export interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  to: To
}

/**
 * A link to a page of the app. The router's own link prefetches for servers that render React, which is a third of the
 * router's code.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
    state,
  })
  function openPage(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} onClick={openPage}>
      {children}
    </a>
  )
}
