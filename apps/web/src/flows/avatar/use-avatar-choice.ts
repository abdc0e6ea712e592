import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { RefusedFile } from '@flower-market/ui'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { setAvatarAtom } from './avatar.atoms.ts'
import { cropPicture, type PictureSquare } from './crop-picture.ts'
import { pictureProblemOf, errorLabels } from './picture-problem.ts'

interface ChosenPicture {
  readonly file: File
  /** Under which the page shows it, until it is revoked. */
  readonly url: string
}

/** A picture that is chosen, cut and sent; what failed is said, and the picture stays chosen. */
export function useAvatarChoice(onSaved: () => void) {
  const setAvatar = useSetAtom(setAvatarAtom)
  const [picture, setPicture] = useState<ChosenPicture | null>(null)
  const [square, setSquare] = useState<PictureSquare | null>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (picture === null) return
    return () => URL.revokeObjectURL(picture.url)
  }, [picture])

  const choose = (file: File | null): void => {
    setPicture(file && { file, url: URL.createObjectURL(file) })
    setSquare(null)
    setProblem(null)
  }
  const refuse = ([first]: readonly RefusedFile[]): void => {
    if (first !== undefined) setProblem(errorLabels[first.reason])
  }
  const save = async (): Promise<void> => {
    if (picture === null || square === null || isSending) return
    setSending(true)
    setProblem(null)
    try {
      await setAvatar(await cropPicture(picture.file, square))
      onSaved()
    } catch (error) {
      setProblem(pictureProblemOf(error))
    } finally {
      setSending(false)
    }
  }
  return { picture, choose, refuse, setSquare, problem, isSending, save }
}
