import { isApiError, type ApiClient } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { apiAtom, callAsGuest } from '@flower-market/app-runtime/session'

/** What is known of a link: being asked about, good, used or too old, or it could not be asked about. */
type LinkState = 'checking' | 'good' | 'expired' | { readonly problem: MessageId }

async function checkLink(api: ApiClient, token: string, signal: AbortSignal): Promise<LinkState> {
  try {
    await callAsGuest(api, 'recoveryVerify', { body: { token } }, { signal })
    return 'good'
  } catch (error) {
    if (signal.aborted) return 'checking'
    return isApiError(error, 'link-expired') ? 'expired' : { problem: toFormError(error) }
  }
}

/** Asks whether a link is still good, before anybody thinks of a password; one that is not leads to its page. */
export function useCheckedLink(token: string) {
  const api = useAtomValue(apiAtom)
  const go = useLocalizedNavigate()
  const [state, setState] = useState<LinkState>('checking')
  const isChecking = state === 'checking'

  const settle = useCallback(
    (known: LinkState): void => {
      if (known === 'expired') go(paths.recoveryExpired(), { replace: true })
      else setState(known)
    },
    [go],
  )

  useEffect(() => {
    if (!isChecking) return undefined
    const asking = new AbortController()
    void checkLink(api, token, asking.signal).then(settle)
    return () => asking.abort()
  }, [api, token, isChecking, settle])

  return { state, checkAgain: () => setState('checking') }
}
