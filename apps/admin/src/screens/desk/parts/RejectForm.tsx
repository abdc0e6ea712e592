import { useTranslate } from '@flower-market/app-runtime/i18n'
import { Button, Textarea } from '@flower-market/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './DeskItemPanel.module.css'

const maxReasonLength = 300

export interface RejectFormProps {
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Why an item is rejected; the person reads it. */
export function RejectForm({ onReject, onCancel }: RejectFormProps) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      noValidate
      className={styles.reject}
      onSubmit={(event) => {
        event.preventDefault()
        const text = reason.trim()
        setMissing(text === '')
        if (text !== '' && text.length <= maxReasonLength) onReject(text)
      }}
    >
      <Textarea
        ref={field}
        label={t('desk.reason')}
        hint={t('desk.reasonHint')}
        rows={2}
        limit={maxReasonLength}
        explainLimit={(left) => t('desk.reasonLeft', { left })}
        value={reason}
        error={isMissing && reason.trim() === '' ? t('desk.reasonMissing') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" tone="danger">
          {t('desk.rejectNow')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  )
}
