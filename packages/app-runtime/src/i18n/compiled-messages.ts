import type { MessageFormatElement } from 'react-intl'

/** Compiled messages by id, as the build leaves them. */
export type Messages = Record<string, MessageFormatElement[]>

/** Message files by path, as Vite's `import.meta.glob` with `import: 'default'` gives them for the folder `./messages`. */
export type MessageFiles = Readonly<Record<string, () => Promise<Messages>>>
