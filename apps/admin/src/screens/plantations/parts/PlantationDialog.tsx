import { maxLengths } from '@flower-market/api-client'
import { countryCodes, countryName } from '@flower-market/flower-domain'
import { TextField } from '@flower-market/ui'
import { ChoiceField, FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { DecisionFields } from '../../../components/decision-fields/DecisionFields.tsx'
import { termsBody } from '../../../components/decision-fields/decision-terms.ts'
import { CutoffFields } from '../../../components/place-fields/CutoffFields.tsx'
import { toPlaceErrors } from '../../../components/place-fields/place-errors.ts'
import { costText } from '../../../components/place-fields/place-input.ts'
import { savePlantationAtom } from '../../../state/places.atoms.ts'
import {
  findPlantationProblems,
  newPlantation,
  readPlantation,
  toPlantationBody,
  type Plantation,
  type PlantationField,
  type TypedPlantation,
} from '../plantation-form.ts'

export interface PlantationDialogProps {
  /** Null for a new one. */
  known: Plantation | null
  onClose: () => void
}

/** Adds a plantation, or changes one. */
export function PlantationDialog({ known, onClose }: PlantationDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const save = useSetAtom(savePlantationAtom)
  const notify = useSetAtom(notifyAtom)
  const { now } = useAtomValue(pageEnvironmentAtom)
  const before = known ?? newPlantation
  const [country, setCountry] = useState<string>(before.country)
  const { problems, isSending, submit } = useForm<TypedPlantation, PlantationField>({
    read: (fields) => readPlantation(fields, known === null),
    findProblems: (typed) => findPlantationProblems(typed, now()),
    send: async (typed) => {
      const decision = termsBody(typed.decision ?? { day: '', reason: '' })
      await save({ known, body: toPlantationBody(typed), decision })
      notify({ tone: 'success', message: 'places.saved' })
      onClose()
    },
    toFormErrors: toPlaceErrors,
  })
  const problem = (field: PlantationField) => problems[field] && t(problems[field])
  return (
    <FormDialog
      title={known ? known.name : t('places.addPlantation')}
      description={t(known ? 'places.plantationChangeText' : 'places.plantationText')}
      submitLabel={t('places.save')}
      cancelLabel={t('places.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {known && <WatchedBy kind="plantation" _id={known._id} />}
      <TextField
        name="name"
        label={t('places.name')}
        defaultValue={before.name}
        error={problem('name')}
        maxLength={maxLengths.company}
        autoComplete="off"
      />
      <ChoiceField
        name="country"
        label={t('places.country')}
        value={country}
        onValueChange={setCountry}
        choices={countryCodes
          .map((value) => ({ value, label: countryName(value, locale) }))
          .toSorted((left, right) => left.label.localeCompare(right.label, locale))}
      />
      <TextField
        name="cityRu"
        label={t('places.cityRu')}
        defaultValue={before.city.ru}
        maxLength={maxLengths.city}
      />
      <TextField
        name="cityEn"
        label={t('places.cityEn')}
        defaultValue={before.city.en}
        maxLength={maxLengths.city}
      />
      <TextField
        name="freight"
        label={t('places.freightStem')}
        inputMode="decimal"
        defaultValue={costText(before.freight, locale === 'ru' ? ',' : '.')}
        error={problem('freight')}
      />
      <CutoffFields cutoff={before} problems={problems} />
      <TextField
        name="claimHours"
        label={t('places.claimHours')}
        hint={t('places.claimHoursHint')}
        inputMode="numeric"
        defaultValue={before.claimHours ?? ''}
        error={problem('claimHours')}
      />
      {known && <DecisionFields problems={problems} />}
    </FormDialog>
  )
}
