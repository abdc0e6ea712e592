import { isApiError } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toFormError } from '../../forms/form-errors.ts'
import type { MessageId } from '../../i18n/message-ids.ts'
import { paths } from '../../paths.ts'
import { useLocalizedNavigate } from '../../shell/use-localized-navigate.ts'
import { notifyAtom } from '../../state/notices.atoms.ts'
import { joinAtom } from '../../state/session.atoms.ts'

/**
 * Follows the link of joining: at once where `isAtOnce`, else when asked. A link is good for one use, so it is sent once
 * however often effects run; without an answer the person may try again.
 */
export function useJoin(token: string, isAtOnce: boolean) {
  const join = useSetAtom(joinAtom)
  const notify = useSetAtom(notifyAtom)
  const go = useLocalizedNavigate()
  const isFollowed = useRef(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isJoining, setJoining] = useState(false)

  const follow = useCallback(async (): Promise<void> => {
    setProblem(null)
    setJoining(true)
    try {
      const { name } = await join(token)
      notify({ tone: 'success', message: 'auth.welcome', values: { name } })
      go(paths.catalog(), { replace: true })
    } catch (error) {
      if (isApiError(error, 'link-expired')) go(paths.signupExpired(), { replace: true })
      else setProblem(toFormError(error))
    } finally {
      setJoining(false)
    }
  }, [token, join, notify, go])

  useEffect(() => {
    if (!isAtOnce || isFollowed.current) return
    isFollowed.current = true
    void follow()
  }, [isAtOnce, follow])
  return { problem, isJoining, follow }
}
