import type { CallInput, CallName, CallOutput } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { apiAtom } from '../session/index.ts'
import { saveFile } from './save-file.ts'

/** Name of a call whose answer is a file. */
export type FileCallName = { [N in CallName]: CallOutput<N> extends File ? N : never }[CallName]

/**
 * Downloads the file that a call answers, and says whether it is on its way. A failure is notified like that of every call,
 * and the button can be pressed again.
 */
export function useDownload() {
  const api = useAtomValue(apiAtom)
  const [isBusy, setBusy] = useState(false)
  const download = async <N extends FileCallName>(name: N, input: CallInput<N>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const call = api.call as (name: FileCallName, input: unknown) => Promise<File>
      saveFile(await call(name, input))
    } catch {
      // The person has been notified by the client.
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download }
}
