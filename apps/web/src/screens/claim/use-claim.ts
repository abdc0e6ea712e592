import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { maxClaimPhotos } from '@flower-market/flower-domain'
import type { RefusedFile } from '@flower-market/ui'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { paths } from '../../paths.ts'
import { dropClaimAtom, submitClaimAtom } from '../../state/claim-queue.atoms.ts'
import {
  claimProblems,
  newClaimDraft,
  toClaimBody,
  type ClaimDraft,
  type ClaimLine,
  type ClaimProblem,
} from './claim-form.ts'

const refusedPictures = {
  type: 'claims.imagesOnly',
  unreadable: 'claims.imagesOnly',
  'too-large': 'claims.pictureTooLarge',
  'too-many': 'claims.tooManyPictures',
} as const satisfies Record<RefusedFile['reason'], MessageId>

/** A claim that is filled in and sent; problems are told once it was tried. */
export function useClaim(orderId: string, line: ClaimLine) {
  const [draft, setDraft] = useState(() => newClaimDraft(line))
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [isResizing, setResizing] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [pictureProblem, setPictureProblem] = useState<MessageId | null>(null)
  const submit = useSetAtom(submitClaimAtom)
  const drop = useSetAtom(dropClaimAtom)
  const notify = useSetAtom(notifyAtom)
  const navigate = useLocalizedNavigate()
  const problems: ReadonlySet<ClaimProblem> = isTried ? claimProblems(line, draft) : new Set()

  const change = (changes: Partial<ClaimDraft>): void => {
    setDraft((before) => ({ ...before, ...changes }))
    setRefused(false)
  }
  const send = async (): Promise<void> => {
    setTried(true)
    if (isSending || claimProblems(line, draft).size > 0) return
    setSending(true)
    setRefused(false)
    try {
      const left = await submit({ claim: toClaimBody(orderId, line, draft), pictures: draft.pictures })
      if (left !== null && left.refused !== null) {
        await drop(left.id)
        setRefused(true)
        return
      }
      notify({ tone: 'success', message: left === null ? 'claims.sent' : 'claims.queued' })
      navigate(paths.historyOrder(orderId))
    } finally {
      setSending(false)
    }
  }
  return {
    draft,
    change,
    problems,
    /** It is on its way, or its pictures are not ready to go with it. */
    isBusy: isSending || isResizing,
    isRefused,
    send: () => void send(),
    choosePictures: (pictures: File[]) => {
      setPictureProblem(null)
      change({ pictures })
    },
    refusePictures: ([first]: readonly RefusedFile[]) => {
      if (first !== undefined) setPictureProblem(refusedPictures[first.reason])
    },
    setResizing,
    pictureProblem,
    maxPictures: maxClaimPhotos,
  }
}
