import { TextLink } from '@flower-market/ui'
import type { ReactNode } from 'react'

/** Makes words of a sentence a link to the documentation of the API. */
export function linkToDocs(words: ReactNode) {
  return (
    <TextLink key="docs" href="/api/docs">
      {words}
    </TextLink>
  )
}
