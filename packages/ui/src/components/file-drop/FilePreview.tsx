import { useEffect, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon } from '../icons/index.ts'
import styles from './FileDrop.module.css'

interface FilePreviewProps {
  file: File
  removeLabel: string
  onRemove: (() => void) | null
}

/** A chosen picture, its name and its remove button. */
export function FilePreview({ file, removeLabel, onRemove }: FilePreviewProps) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (picture.current) picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <li className={styles.file}>
      <span className={styles.plate}>
        <img ref={picture} alt="" className={styles.image} />
      </span>
      <span className={styles.name}>{file.name}</span>
      {onRemove && (
        <IconButton label={removeLabel} size="s" onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </li>
  )
}
