import { isApiError } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toFormError } from '@flower-market/app-runtime/forms'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { joinAtom } from '@flower-market/app-runtime/session'

/**
 * Follows the link of joining: at once where `isAtOnce`, else when asked. A link is good for one use, so it is sent once
 * however often effects run; without an answer the person may try again, and in another browser than that of the form it
 * is sent again with the form's password.
 */
export function useJoin(token: string, isAtOnce: boolean) {
  const join = useSetAtom(joinAtom)
  const notify = useSetAtom(notifyAtom)
  const go = useLocalizedNavigate()
  const isFollowed = useRef(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isJoining, setJoining] = useState(false)
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)

  const send = useCallback(
    async (password?: string): Promise<void> => {
      try {
        const { name } = await join({ token, ...(password !== undefined && { password }) })
        notify({ tone: 'success', message: 'auth.welcome', values: { name } })
        go(paths.catalog(), { replace: true })
      } catch (error) {
        if (!isApiError(error, 'link-expired')) throw error
        go(paths.signupExpired(), { replace: true })
      }
    },
    [token, join, notify, go],
  )

  const follow = useCallback(async (): Promise<void> => {
    setProblem(null)
    setJoining(true)
    try {
      await send()
    } catch (error) {
      if (isApiError(error, 'password-needed')) setPasswordNeeded(true)
      else setProblem(toFormError(error))
    } finally {
      setJoining(false)
    }
  }, [send])

  useEffect(() => {
    if (!isAtOnce || isFollowed.current) return
    isFollowed.current = true
    void follow()
  }, [isAtOnce, follow])
  return { problem, isJoining, isPasswordNeeded, follow, followWithPassword: send }
}
