import { isApiError, maxLengths } from '@flower-market/api-client'
import { TextField } from '@flower-market/ui'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { saveViewAtom } from '../orders.atoms.ts'

export interface SaveViewDialogProps {
  /** The filters as the address has them. */
  query: string
  /** The names of the views that there are. */
  taken: readonly string[]
  onClose: () => void
}

/** Keeps the filters under a name; says so where a view of that name is replaced. */
export function SaveViewDialog({ query, taken, onClose }: SaveViewDialogProps) {
  const t = useTranslate()
  const save = useSetAtom(saveViewAtom)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<'orders.tooManyViews' | 'orders.notSaved' | null>(null)
  const trimmed = name.trim()
  const run = async (): Promise<void> => {
    setSending(true)
    setProblem(null)
    try {
      await save({ name: trimmed, query })
      onClose()
    } catch (error) {
      setProblem(isApiError(error, 'too-many-views') ? 'orders.tooManyViews' : 'orders.notSaved')
      setSending(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setMissing(trimmed === '')
    if (trimmed !== '' && !isSending) void run()
  }
  return (
    <FormDialog
      title={t('orders.viewTitle')}
      description={t('orders.viewText')}
      submitLabel={t('orders.viewDo')}
      cancelLabel={t('orders.cancelDialog')}
      isSending={isSending}
      problem={problem && t(problem)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('orders.viewName')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isMissing && t('orders.viewNameMissing')}
        hint={taken.includes(trimmed) && t('orders.viewReplaced')}
        maxLength={maxLengths.listName}
        autoComplete="off"
        required
      />
    </FormDialog>
  )
}
