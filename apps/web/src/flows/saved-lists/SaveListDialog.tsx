import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isApiError, maxLengths } from '@flower-market/api-client'
import { Banner, Checkbox, TextField } from '@flower-market/ui'
import { ChoiceField, FormDialog, toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { SavedListRef } from '../../state/pasted-list.atoms.ts'
import type { FlowerToSave } from './list-to-save.ts'
import { saveListAtom, type SaveTarget } from './saved-lists.atoms.ts'

export interface SaveListDialogProps {
  flowers: readonly FlowerToSave[]
  from: SavedListRef | null
  openLines: number
  onClose: () => void
}

/** Where flowers are saved: a list with a name of its own, or one that there is. */
export default function SaveListDialog({ flowers, from, openLines, onClose }: SaveListDialogProps) {
  const t = useTranslate()
  const save = useSetAtom(saveListAtom)
  const known = useResource('savedLists', {})
  const lists = known.status === 'ready' ? known.data : []
  const [chosen, setChosen] = useState(from?.id ?? '')
  const list = lists.find(({ _id }) => _id === chosen)
  const targetOf = (name: string): SaveTarget =>
    list === undefined ? { kind: 'new', name } : { kind: list._id === from?.id ? 'replace' : 'add', list }
  const { problems, isSending, submit } = useForm<{ name: string; isOfPlantations: boolean }, 'name'>({
    read: (fields) => ({
      name: String(fields.get('name') ?? '').trim(),
      isOfPlantations: fields.get('isOfPlantations') !== null,
    }),
    findProblems: ({ name }) => (list === undefined && name === '' ? { name: 'lists.nameMissing' } : null),
    send: async ({ name, isOfPlantations }) => {
      await save({ target: targetOf(name), flowers, isOfPlantations })
      onClose()
    },
    toFormErrors: (error) => ({
      form: isApiError(error, 'too-many-lists') ? 'lists.tooMany' : toFormError(error),
    }),
  })
  return (
    <FormDialog
      title={t('lists.saveTitle')}
      description={t('lists.saveText', { count: flowers.length })}
      submitLabel={t('lists.saveButton')}
      cancelLabel={t('lists.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {lists.length > 0 && (
        <ChoiceField
          label={t('lists.target')}
          choices={[
            { value: '', label: t('lists.targetNew') },
            ...lists.map(({ _id, name }) => ({
              value: _id,
              label: t(_id === from?.id ? 'lists.targetReplace' : 'lists.targetAdd', { name }),
            })),
          ]}
          value={list === undefined ? '' : chosen}
          onValueChange={setChosen}
        />
      )}
      {list === undefined && (
        <TextField
          name="name"
          label={t('lists.name')}
          placeholder={t('lists.namePlaceholder')}
          maxLength={maxLengths.listName}
          autoComplete="off"
          error={problems.name && t(problems.name)}
        />
      )}
      <Checkbox name="isOfPlantations" defaultChecked>
        {t('lists.ofPlantations')}
      </Checkbox>
      {openLines > 0 && <Banner tone="warn">{t('lists.openLines', { count: openLines })}</Banner>}
    </FormDialog>
  )
}
