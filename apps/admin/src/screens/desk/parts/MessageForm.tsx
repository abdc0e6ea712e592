import { Button, Textarea } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useEffect, useRef, useState } from 'react'
import styles from './DeskItemPanel.module.css'

const toldFrom = 50

export interface MessageFormProps {
  /** Why it is rejected, or what is asked. */
  purpose: 'reject' | 'ask'
  limit: number
  /** What the field starts with. @default nothing */
  start?: string | undefined
  isSending?: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

/** What staff write to the person of an item. */
export function MessageForm({
  purpose,
  limit,
  start = '',
  isSending = false,
  onSend,
  onCancel,
}: MessageFormProps) {
  const t = useTranslate()
  const [text, setText] = useState(start)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      noValidate
      className={styles.reject}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = text.trim()
        setMissing(typed === '')
        if (typed !== '' && typed.length <= limit && !isSending) onSend(typed)
      }}
    >
      <Textarea
        ref={field}
        label={t(`desk.${purpose}Form.label`)}
        hint={t(`desk.${purpose}Form.hint`)}
        rows={2}
        limit={limit}
        explainLimit={(left) => left <= toldFrom && t('desk.reasonLeft', { left })}
        value={text}
        error={isMissing && text.trim() === '' ? t(`desk.${purpose}Form.missing`) : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" tone={purpose === 'reject' ? 'danger' : 'primary'} loading={isSending}>
          {t(`desk.${purpose}Form.send`)}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t(`desk.${purpose}Form.cancel`)}
        </Button>
      </div>
    </form>
  )
}
