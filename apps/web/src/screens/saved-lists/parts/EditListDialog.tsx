import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { maxLengths } from '@flower-market/api-client'
import { TextField } from '@flower-market/ui'
import { FormDialog, toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { SavedList } from '../../../flows/saved-lists/list-to-save.ts'
import { changeListAtom } from '../../../flows/saved-lists/saved-lists.atoms.ts'
import styles from './EditListDialog.module.css'
import { EditedWish } from './EditedWish.tsx'

export interface EditListDialogProps {
  list: SavedList
  onClose: () => void
}

/** Changes a list in place: its name, quantities and plantations, or lines that are not needed any more. */
export function EditListDialog({ list, onClose }: EditListDialogProps) {
  const t = useTranslate()
  const change = useSetAtom(changeListAtom)
  const [wishes, setWishes] = useState(list.wishes)
  const { problems, isSending, submit } = useForm<string, 'name'>({
    read: (fields) => String(fields.get('name') ?? '').trim(),
    findProblems: (name) =>
      name === '' ? { name: 'lists.nameMissing' } : wishes.length === 0 ? { form: 'lists.noWishes' } : null,
    send: async (name) => {
      await change({ id: list._id, name, wishes })
      onClose()
    },
    toFormErrors: (error) => ({ form: toFormError(error) }),
  })
  return (
    <FormDialog
      className={styles.dialog}
      title={t('lists.editTitle')}
      description={t('lists.editText')}
      submitLabel={t('lists.saveButton')}
      cancelLabel={t('lists.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('lists.name')}
        defaultValue={list.name}
        maxLength={maxLengths.listName}
        autoComplete="off"
        error={problems.name && t(problems.name)}
      />
      <ul className={styles.wishes}>
        {wishes.map((wish, place) => (
          <EditedWish
            key={`${wish.type} ${wish.variety} ${wish.lengthCm} ${wish.plantation}`}
            wish={wish}
            onQuantity={(quantity) => setWishes(wishes.with(place, { ...wish, quantity }))}
            onRemove={() => setWishes(wishes.filter((one) => one !== wish))}
          />
        ))}
      </ul>
    </FormDialog>
  )
}
