import type { ListLine } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Button, TextField } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { editLineAtom } from '../list-screen.atoms.ts'
import styles from './LineEditor.module.css'

export interface LineEditorProps {
  line: ListLine
  /** Says whether the line was written anew. */
  onClose: (isRead: boolean) => void
}

/** A line's text, to be written anew; Enter reads it, Escape leaves it as it was. */
export function LineEditor({ line, onClose }: LineEditorProps) {
  const t = useTranslate()
  const edit = useSetAtom(editLineAtom)
  const [text, setText] = useState(line.text)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') edit(line.number, text)
        onClose(text.trim() !== '')
      }}
    >
      <TextField
        ref={field}
        label={t('list.editField')}
        size="m"
        maxLength={300}
        value={text}
        className={styles.field ?? ''}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose(false)
        }}
      />
      <Button type="submit" tone="primary">
        {t('list.apply')}
      </Button>
      <Button onClick={() => onClose(false)}>{t('list.cancel')}</Button>
    </form>
  )
}
