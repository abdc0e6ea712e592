import { maxLengths } from '@flower-market/api-client'
import {
  availabilities,
  colors,
  currencies,
  flowerTypes,
  moscowDateOf,
  packUnits,
} from '@flower-market/flower-domain'
import { TextField } from '@flower-market/ui'
import { NamedDayField } from '@flower-market/app-runtime/day-field'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { ChoiceField, FormDialog, toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { findLotProblems, readLot, toNewLot, type LotField, type TypedLot } from '../lot-form.ts'
import { createLotAtom } from '../lots.atoms.ts'
import styles from './LotDialog.module.css'

interface ChoiceProps {
  name: string
  label: string
  error?: string | undefined
  choices: readonly { value: string; label: string }[]
}

/** A choice that the form reads by its name. */
function NamedChoice({ name, label, error, choices }: ChoiceProps) {
  const [value, setValue] = useState(choices[0]?.value ?? '')
  return <ChoiceField {...{ name, label, error, choices, value }} onValueChange={setValue} />
}

const numbers = ['freight', 'stemsPerBunch', 'stemsPerBox', 'stemsAvailable'] as const

/** Puts one lot on sale. */
export function LotDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const create = useSetAtom(createLotAtom)
  const notify = useSetAtom(notifyAtom)
  const plantations = useResource('plantationAll', {})
  const { problems, isSending, submit } = useForm<TypedLot, LotField>({
    read: readLot,
    findProblems: (typed) => findLotProblems(typed, moscowDateOf(now())),
    send: async (typed) => {
      await create({ body: toNewLot(typed) })
      notify({ tone: 'success', message: 'lots.added' })
      onClose()
    },
    toFormErrors: (error) => ({ form: toFormError(error) }),
  })
  const problem = (field: LotField) => problems[field] && t(problems[field])
  const known = plantations.status === 'ready' ? plantations.data : []
  const labels = <V extends string>(values: readonly V[], idOf: (value: V) => MessageId) =>
    values.map((value) => ({ value, label: t(idOf(value)) }))
  return (
    <FormDialog
      title={t('lots.add')}
      description={t('lots.addText')}
      submitLabel={t('lots.addSubmit')}
      cancelLabel={t('lots.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <NamedChoice
        name="plantationId"
        label={t('lots.plantation')}
        error={problem('plantation')}
        choices={[
          { value: '', label: t('lots.choose') },
          ...known.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <div className={styles.pair}>
        <NamedChoice
          name="type"
          label={t('lots.type')}
          choices={labels(flowerTypes, (one) => `flowers.${one}`)}
        />
        <TextField
          name="variety"
          label={t('lots.variety')}
          error={problem('variety')}
          autoComplete="off"
          maxLength={maxLengths.variety}
        />
        <NamedChoice
          name="color"
          label={t('lots.color')}
          choices={labels(colors, (one) => `flowers.color-${one}`)}
        />
        <TextField
          name="lengthCm"
          label={t('lots.length')}
          error={problem('lengthCm')}
          inputMode="numeric"
          autoComplete="off"
        />
        <NamedChoice
          name="availability"
          label={t('lots.kind')}
          choices={labels(availabilities, (one) => `lots.kind.${one}`)}
        />
        <NamedDayField name="deliveryDate" label={t('lots.day')} error={problem('deliveryDate')} />
        <TextField
          name="price"
          label={t('lots.cell.price')}
          error={problem('price')}
          inputMode="decimal"
          autoComplete="off"
        />
        <NamedChoice
          name="currency"
          label={t('lots.currency')}
          choices={labels(currencies, (one) => `lots.currency.${one}`)}
        />
        {numbers.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`lots.cell.${name}`)}
            error={problem(name)}
            hint={name === 'freight' && t('lots.freightHint')}
            inputMode={name === 'freight' ? 'decimal' : 'numeric'}
            autoComplete="off"
          />
        ))}
        <NamedChoice
          name="soldBy"
          label={t('lots.soldBy')}
          choices={labels(packUnits, (one) => `lots.soldBy.${one}`)}
        />
      </div>
    </FormDialog>
  )
}
