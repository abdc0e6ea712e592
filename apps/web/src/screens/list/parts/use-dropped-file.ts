import { useEffect, useEffectEvent, useState } from 'react'

/** Takes a file that is dropped anywhere on the page; says whether one is held over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer?.files[0]
    if (file !== undefined) onFile(file)
  })
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', take)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', take)
    }
  }, [])
  return isOver
}
