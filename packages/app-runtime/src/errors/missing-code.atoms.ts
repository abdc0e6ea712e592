import { atom } from 'jotai'

/** Whether code that runs behind the page could not be loaded. Chromium fetches a failed module only after a reload. */
export const isCodeMissingAtom = atom(false)
