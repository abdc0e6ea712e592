import { maxLengths } from '@flower-market/api-client'
import { Checkbox, Fieldset, Textarea, TextField } from '@flower-market/ui'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useAtomValue, useSetAtom } from 'jotai'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { DecisionFields } from '../../../components/decision-fields/DecisionFields.tsx'
import { termsBody } from '../../../components/decision-fields/decision-terms.ts'
import { CutoffFields } from '../../../components/place-fields/CutoffFields.tsx'
import { toPlaceErrors } from '../../../components/place-fields/place-errors.ts'
import { costText } from '../../../components/place-fields/place-input.ts'
import { saveRegionAtom } from '../../../state/places.atoms.ts'
import {
  citiesText,
  findRegionProblems,
  newRegion,
  readRegion,
  toRegionBody,
  type Region,
  type RegionField,
  type RegionText,
  type TypedRegion,
} from '../region-form.ts'
import styles from './RegionDialog.module.css'
import { useWeekdays } from './use-weekdays.ts'

export interface RegionDialogProps {
  /** Null for a new one. */
  known: Region | null
  onClose: () => void
}

/** Adds a region, or changes one. */
export function RegionDialog({ known, onClose }: RegionDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const decimal = locale === 'ru' ? ',' : '.'
  const weekdays = useWeekdays()
  const save = useSetAtom(saveRegionAtom)
  const notify = useSetAtom(notifyAtom)
  const { now } = useAtomValue(pageEnvironmentAtom)
  const before = known ?? newRegion
  const { problems, isSending, submit } = useForm<TypedRegion, RegionField>({
    read: (fields) => readRegion(fields, known === null),
    findProblems: (typed) => findRegionProblems(typed, now()),
    send: async (typed) => {
      const decision = termsBody(typed.decision ?? { day: '', reason: '' })
      await save({ known, body: toRegionBody(typed), decision })
      notify({ tone: 'success', message: 'places.saved' })
      onClose()
    },
    toFormErrors: toPlaceErrors,
  })
  const problem = (field: RegionField) => problems[field] && t(problems[field])
  const { name, warehouse, pickup } = before
  const text = (field: RegionText, value: string, maxLength: number = maxLengths.city) => (
    <TextField
      key={field}
      name={field}
      label={t(`places.${field}`)}
      defaultValue={value}
      error={problem(field) ?? (field === 'nameRu' ? problem('name') : undefined)}
      maxLength={maxLength}
      autoComplete="off"
    />
  )
  return (
    <FormDialog
      title={known ? known.name[locale] : t('places.addRegion')}
      description={t(known ? 'places.regionChangeText' : 'places.regionText')}
      submitLabel={t('places.save')}
      cancelLabel={t('places.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      {known && <WatchedBy kind="region" _id={known._id} />}
      <div className={styles.pair}>
        {text('nameRu', name.ru)}
        {text('nameEn', name.en)}
        {text('warehouseRu', warehouse.ru)}
        {text('warehouseEn', warehouse.en)}
      </div>
      <TextField
        name="freight"
        label={t('places.freightStem')}
        inputMode="decimal"
        defaultValue={costText(before.freight, decimal)}
        error={problem('freight')}
      />
      <Fieldset legend={t('places.deliveryDays')} error={problem('weekdays')}>
        <span className={styles.days}>
          {weekdays.map(({ day, name: label }) => (
            <Checkbox
              key={day}
              name="weekday"
              value={day}
              defaultChecked={before.deliveryWeekdays.includes(day)}
            >
              {label}
            </Checkbox>
          ))}
        </span>
      </Fieldset>
      <CutoffFields cutoff={before} problems={problems} />
      <Textarea
        name="cities"
        label={t('places.citiesCosts')}
        hint={t('places.citiesHint')}
        error={problem('cities')}
        defaultValue={citiesText(before.cities, decimal)}
        rows={4}
      />
      <Fieldset legend={t('places.pickup')} hint={t('places.pickupHint')}>
        <div className={styles.pair}>
          {text('addressRu', pickup?.address.ru ?? '', maxLengths.address)}
          {text('addressEn', pickup?.address.en ?? '', maxLengths.address)}
          {text('hoursRu', pickup?.hours.ru ?? '', maxLengths.addressHours)}
          {text('hoursEn', pickup?.hours.en ?? '', maxLengths.addressHours)}
        </div>
      </Fieldset>
      {known && <DecisionFields problems={problems} />}
    </FormDialog>
  )
}
