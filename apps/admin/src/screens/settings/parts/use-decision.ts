import { isApiError, type CallInput } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { decideSettingAtom } from './decide-setting.atoms.ts'

/**
 * Gives what decides a setting whose dialog was opened at a version. Where a colleague has decided meanwhile it rejects with
 * `record-changed` once; whoever has been told so decides over what is there then.
 */
export function useDecision(version: number) {
  const decide = useSetAtom(decideSettingAtom)
  const [seenVersion] = useState(version)
  const [isTold, setTold] = useState(false)
  return {
    version: isTold ? version : seenVersion,
    decide: async (body: CallInput<'operatorSettingSet'>['body']): Promise<void> => {
      try {
        await decide(body)
      } catch (error) {
        if (isApiError(error, 'record-changed')) setTold(true)
        throw error
      }
    },
  }
}
