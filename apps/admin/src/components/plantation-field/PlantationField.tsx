import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'

export interface PlantationFieldProps {
  /** Empty where none is chosen yet. */
  value: string
  error: string | false
  onValueChange: (plantationId: string) => void
}

/** Whom a RECIPIENT represents. */
export function PlantationField(props: PlantationFieldProps) {
  const t = useTranslate()
  const plantations = useResource('plantationAllList', {})
  const known = plantations.status === 'ready' ? plantations.data : []
  return (
    <ChoiceField
      {...props}
      label={t('people.plantation')}
      hint={plantations.status === 'failed' && t('people.plantationsFailed')}
      choices={[
        { value: '', label: t('people.choosePlantation') },
        ...known.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
    />
  )
}
