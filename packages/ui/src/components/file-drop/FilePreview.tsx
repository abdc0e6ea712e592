import { useEffect, useRef } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { CloseIcon } from '../icons/index.ts'
import styles from './FileDrop.module.css'
import { isImage } from './shrink-image.ts'

interface FilePreviewProps {
  file: File
  removeLabel: string
  onRemove: (() => void) | null
}

function Picture({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (picture.current) picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={picture} alt="" className={styles.image} />
}

/** What a document is, by the end of its name. */
function extensionOf({ name }: File): string {
  return /\.(\w{1,4})$/u.exec(name)?.[1]?.toUpperCase() ?? ''
}

/** A chosen file, its name and its remove button. */
export function FilePreview({ file, removeLabel, onRemove }: FilePreviewProps) {
  return (
    <li className={styles.file}>
      <span className={styles.plate}>
        {isImage(file) ? (
          <Picture file={file} />
        ) : (
          <span aria-hidden="true" className={styles.extension}>
            {extensionOf(file)}
          </span>
        )}
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
