import type { ReactNode } from 'react'

/** How the messages' <b> is shown. */
export function bold(words: ReactNode): ReactNode {
  return <b>{words}</b>
}

/** How the messages' <kbd> is shown. */
export function key(words: ReactNode): ReactNode {
  return <kbd>{words}</kbd>
}

/** How the messages' <s> is shown. */
export function struck(words: ReactNode): ReactNode {
  return <s>{words}</s>
}
