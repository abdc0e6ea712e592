import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { CityField, type PlaceFieldsProps } from './CityField.tsx'

/** The region and the city. */
export function PlaceFields({ regions, start, form }: PlaceFieldsProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <>
      <ChoiceField
        name="region"
        label={t('addresses.region')}
        choices={regions.map(({ _id, name }) => ({ value: _id, label: name[locale] }))}
        value={form.region}
        onValueChange={form.setRegion}
      />
      <CityField regions={regions} start={start} form={form} />
    </>
  )
}
