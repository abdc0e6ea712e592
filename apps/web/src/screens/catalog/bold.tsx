import type { ReactNode } from 'react'

/** How the messages' <b> is shown. */
export const bold = (words: ReactNode): ReactNode => <b>{words}</b>

/** How the messages' <kbd> is shown. */
export const key = (words: ReactNode): ReactNode => <kbd>{words}</kbd>
