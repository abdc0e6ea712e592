import { isApiError } from '@flower-market/api-client'
import { isProvenByPdf } from '@flower-market/flower-domain'
import type { RefusedFile } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { proofProblemOf } from './proof-problem.ts'
import { readProofHere } from './read-proof-here.ts'
import { attachProofAtom, checkProofAtom, type ReadProof, type TopUp } from './top-up.atoms.ts'

const pdfType = 'application/pdf'

/** Media types of what proves a payment of this method. */
export function proofMediaTypes(method: TopUp['method']): readonly string[] {
  const images = ['image/png', 'image/jpeg', 'image/webp']
  return isProvenByPdf(method) ? [...images, pdfType] : images
}

function typeProblemOf(method: TopUp['method']): MessageId {
  return isProvenByPdf(method) ? 'transactions.imagesOrPdfOnly' : 'transactions.imagesOnly'
}

/**
 * The picture that proves a top-up: it is read as soon as it is chosen, by the browser where it can and then by the server, which
 * alone knows whether a receipt was used; it is attached when the person says so. Another choice abandons the reading of the one before.
 */
export function useProof(id: string, method: TopUp['method']) {
  const check = useSetAtom(checkProofAtom)
  const attach = useSetAtom(attachProofAtom)
  const [files, setFiles] = useState<readonly File[]>([])
  const [read, setRead] = useState<ReadProof | null>(null)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [warning, setWarning] = useState<MessageId | null>(null)
  const [task, setTask] = useState<'read' | 'send' | null>(null)
  const [isResizing, setResizing] = useState(false)
  const reading = useRef<AbortController | null>(null)

  const work = async (
    kind: 'read' | 'send',
    run: () => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> => {
    setTask(kind)
    setProblem(null)
    setWarning(null)
    try {
      await run()
    } catch (error) {
      if (signal?.aborted === true) return
      if (isApiError(error, 'qr-not-recognized')) setWarning('transactions.notRecognized')
      else if (isApiError(error, 'images-only')) setProblem(typeProblemOf(method))
      else setProblem(proofProblemOf(error))
    } finally {
      if (signal?.aborted !== true) setTask(null)
    }
  }
  const readPicture = async (file: File, signal: AbortSignal): Promise<void> => {
    const show = (proof: ReadProof | null): void => {
      if (!signal.aborted) setRead(proof)
    }
    const here = await readProofHere(file)
    show(here)
    const checked = await check({ body: file, signal }).catch((error: unknown) => {
      // What the browser has read stands where the server finds no code.
      if (here !== null && isApiError(error, 'qr-not-recognized')) return here
      show(null)
      throw error
    })
    show(checked)
  }
  const choose = (chosen: File[]): void => {
    const [file] = chosen
    reading.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    reading.current = controller
    setTask(null)
    setFiles(chosen)
    setRead(null)
    setProblem(null)
    setWarning(null)
    // A PDF has no picture to read; staff read it by eye.
    if (file !== undefined && file.type !== pdfType) {
      void work('read', () => readPicture(file, signal), signal)
    }
  }
  const send = (): void => {
    if (task !== null) return
    const [body] = files
    if (body === undefined) {
      setProblem(method === 'CHECK' ? 'transactions.uploadOrder' : 'transactions.uploadQr')
      return
    }
    void work('send', async () => {
      await attach({ id, body })
      setFiles([])
      setRead(null)
    })
  }
  const refuse = ([first]: readonly RefusedFile[]): void => {
    if (first === undefined) return
    setProblem(first.reason === 'too-large' ? 'transactions.pictureTooLarge' : typeProblemOf(method))
  }
  return {
    files,
    read,
    problem,
    warning,
    /** It is being read or sent, or not ready to be. */
    isBusy: task !== null || isResizing,
    isSending: task === 'send',
    choose,
    refuse,
    setResizing,
    send,
  }
}
