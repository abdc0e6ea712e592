import { countryCodes, countryName } from '@flower-market/flower-domain'
import { Combobox, Fieldset } from '@flower-market/ui'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { ChoiceField, type Choice } from '@flower-market/app-runtime/forms'
import styles from '../RecipientDialog.module.css'
import { countryOf } from '../recipient-form.ts'
import type { RecipientForm } from '../use-recipient-form.ts'
import { RecipientText } from './RecipientText.tsx'

/** The supported countries by name. */
export function useCountryChoices(): readonly Choice[] {
  const locale = useLocale()
  return countryCodes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}

/** Whose recipient it is and where. */
export function RecipientPlace({ form, isNew }: { form: RecipientForm; isNew: boolean }) {
  const t = useTranslate()
  const plantations = useResource('plantationAll', {})
  const countries = useCountryChoices()
  const { chosen, choose, problems } = form
  const known = plantations.status === 'ready' ? plantations.data : []
  return (
    <Fieldset legend={t('transfers.form.company')}>
      <div className={styles.fields}>
        <Combobox
          label={t('transfers.form.plantation')}
          listLabel={t('transfers.form.plantation')}
          emptyText={t('transfers.nobodyFound')}
          className={styles.whole}
          name="plantationId"
          options={known.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={chosen.plantationId === '' ? null : chosen.plantationId}
          error={problems.plantationId && t(problems.plantationId)}
          disabled={!isNew}
          required
          onValueChange={(plantationId) => choose({ plantationId: plantationId ?? '' })}
        />
        <RecipientText
          form={form}
          field="name"
          label={t('transfers.form.name')}
          required
          className={styles.whole}
        />
        <ChoiceField
          label={t('transfers.form.country')}
          choices={countries}
          value={chosen.country}
          onValueChange={(code) => choose({ country: countryOf(code, chosen.country) })}
        />
        <RecipientText form={form} field="state" label={t('transfers.form.state')} />
        <RecipientText form={form} field="city" label={t('transfers.form.city')} required />
        <RecipientText form={form} field="postalCode" label={t('transfers.form.postalCode')} />
        <RecipientText
          form={form}
          field="address"
          label={t('transfers.form.address')}
          required
          className={styles.whole}
        />
      </div>
    </Fieldset>
  )
}
