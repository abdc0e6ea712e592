import { linesOfTable, recognizeColumns, splitTable, type IsoDate } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MessageId } from '@flower-market/app-runtime/i18n'
import { pasteListAtom, uploadListAtom } from '../list-screen.atoms.ts'
import type { ListFileProblem } from '../reading/list-file.ts'
import { readListFile } from '../reading/read-list-file.ts'

const problemTexts: Readonly<Record<ListFileProblem, MessageId>> = {
  'too-large': 'list.fileTooLarge',
  'old-excel': 'list.fileOldExcel',
  unreadable: 'list.fileUnreadable',
}

function hasLines(rows: readonly (readonly string[])[]): boolean {
  return linesOfTable(rows, recognizeColumns(rows)).lines.some(
    ({ words, code }) => words !== '' || code !== null,
  )
}

/** Takes a text or a file as the list, or says what is wrong with it. */
export function useListInput(onRead: (date: IsoDate | null) => void) {
  const paste = useSetAtom(pasteListAtom)
  const upload = useSetAtom(uploadListAtom)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isReading, setIsReading] = useState(false)
  const readText = (text: string): void => {
    const isBlank = text.trim() === ''
    if (isBlank || !hasLines(splitTable(text, 'message'))) {
      setProblem(isBlank ? 'list.textNeeded' : 'list.nothing')
      return
    }
    paste(text)
    onRead(null)
  }
  const readFile = async (file: File): Promise<void> => {
    setProblem(null)
    setIsReading(true)
    const read = await readListFile(file)
    setIsReading(false)
    if (!read.ok) setProblem(problemTexts[read.problem])
    else if (hasLines(read.rows)) {
      upload(file.name, read.rows)
      onRead(recognizeColumns(read.rows).date)
    } else setProblem('list.nothing')
  }
  return { problem, isReading, readText, readFile }
}
