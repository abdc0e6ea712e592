import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react'
import { shrinkImage } from './shrink-image.ts'
import { type RefusedFile, sortFiles } from './sort-files.ts'

interface FileDropOwner {
  files: readonly File[]
  onFilesChange: (files: File[]) => void
  onRefuse: ((refused: RefusedFile[]) => void) | undefined
  onBusyChange: ((isBusy: boolean) => void) | undefined
  types: readonly string[]
  maxFiles: number
  maxBytes: number
  maxEdge: number
  isDisabled: boolean
}

/** Handles files from the input, from drag and drop and from the clipboard in the same way. */
export function useFileDrop(owner: FileDropOwner) {
  const { files, onFilesChange, onRefuse, onBusyChange, types, maxFiles, maxBytes, maxEdge, isDisabled } =
    owner
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // Entering a child of the area fires `dragleave` on the area: only the difference of both counts says whether the
  // file is still over it.
  const depth = useRef(0)

  const markBusy = (next: boolean) => {
    setBusy(next)
    onBusyChange?.(next)
  }
  const take = async (dropped: readonly File[]) => {
    if (isDisabled || isBusy || dropped.length === 0) return
    // With a limit of one, the new picture replaces the old one.
    const kept = maxFiles === 1 ? [] : files
    const { taken, refused } = sortFiles(dropped, { types, maxBytes, room: maxFiles - kept.length })
    markBusy(true)
    const shrunk = await Promise.all(taken.map((file) => shrinkImage(file, maxEdge)))
    markBusy(false)
    const unreadable = taken
      .filter((_, index) => shrunk[index] === null)
      .map((file): RefusedFile => ({ file, reason: 'unreadable' }))
    const readable = shrunk.filter((file) => file !== null)
    if (readable.length > 0) onFilesChange([...kept, ...readable])
    const allRefused = [...refused, ...unreadable]
    if (allRefused.length > 0) onRefuse?.(allRefused)
  }
  const enter = (step: 1 | -1) => {
    depth.current += step
    setOver(depth.current > 0 && !isDisabled)
  }

  return {
    isOver,
    isBusy,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      void take([...(event.target.files ?? [])])
      // Choosing the same file again has to fire a change event.
      event.target.value = ''
    },
    area: {
      onDragEnter: () => enter(1),
      onDragLeave: () => enter(-1),
      // Else the browser would open the picture instead of the page.
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        depth.current = 0
        setOver(false)
        void take([...event.dataTransfer.files])
      },
      onPaste: (event: ClipboardEvent) => {
        if (event.clipboardData.files.length > 0) event.preventDefault()
        void take([...event.clipboardData.files])
      },
    },
  }
}
