import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { Spinner } from '../spinner/index.ts'
import styles from './FileDrop.module.css'
import { FilePreview } from './FilePreview.tsx'
import type { RefusedFile } from './sort-files.ts'
import { useFileDrop } from './use-file-drop.ts'

const pictures = ['image/png', 'image/jpeg', 'image/webp']

export interface FileDropProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'accept' | 'multiple'>,
    Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** The chosen files, as they will be sent. */
  files: readonly File[]
  onFilesChange: (files: File[]) => void
  /** Called with the refused files and the reasons; the caller shows them through `error`. */
  onRefuse?: (refused: RefusedFile[]) => void
  /** Called when chosen pictures begin to be resized, and when they are done: what is sent before lacks them. */
  onBusyChange?: (isBusy: boolean) => void
  /** The text in the area: a file can be chosen, dropped or pasted. */
  prompt: ReactNode
  /** The accessible name of a file's remove button. */
  removeLabel: (file: File) => string
  /** Media types, also of documents; SVG is not among them because it can contain scripts. @default PNG, JPEG, WebP */
  types?: readonly string[]
  /** With 1, a new file replaces the previous one; with more, files beyond the limit are refused. @default 1 */
  maxFiles?: number
  /** Largest file before resizing, in bytes. @default 20 MB */
  maxBytes?: number
  /** The longer side of a picture after resizing, in pixels. @default 2000 */
  maxEdge?: number
}

/**
 * A field for pictures and documents, chosen, dropped or pasted; large pictures are resized before they are sent. `ref`
 * and the rest go to the `input`.
 */
export function FileDrop({
  label,
  hint,
  error,
  id,
  className,
  files,
  onFilesChange,
  onRefuse,
  onBusyChange,
  prompt,
  removeLabel,
  types = pictures,
  maxFiles = 1,
  maxBytes = 20_000_000,
  maxEdge = 2000,
  disabled = false,
  ...rest
}: FileDropProps) {
  const { isOver, isBusy, onChange, area } = useFileDrop({
    files,
    onFilesChange,
    onRefuse,
    onBusyChange,
    types,
    maxFiles,
    maxBytes,
    maxEdge,
    isDisabled: disabled,
  })
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <>
          <span className={styles.area} data-over={isOver ? '' : undefined} aria-busy={isBusy} {...area}>
            <input
              {...control}
              {...rest}
              type="file"
              accept={types.join(',')}
              multiple={maxFiles > 1}
              disabled={disabled}
              onChange={onChange}
              className={styles.input}
            />
            <span aria-hidden="true" className={styles.prompt}>
              {isBusy ? <Spinner /> : prompt}
            </span>
          </span>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file) => (
                <FilePreview
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  removeLabel={removeLabel(file)}
                  onRemove={disabled ? null : () => onFilesChange(files.filter((other) => other !== file))}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}
