import { maxLengths } from '@flower-market/api-client'
import { roles, supportedLocales, type Role } from '@flower-market/flower-domain'
import { TextField } from '@flower-market/ui'
import { ChoiceField, FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { languageNames, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { addPersonAtom, findProblems, readTyped, toFormErrors } from '../add-person.ts'
import styles from './AddPersonDialog.module.css'
import { PlantationField } from '../../../components/plantation-field/PlantationField.tsx'

const names = ['name', 'surname', 'company'] as const
const lengths = {
  name: maxLengths.personName,
  surname: maxLengths.personName,
  company: maxLengths.company,
} as const

/** Adds a person, who sets a password by a link that is mailed; their page opens. */
export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const navigate = useLocalizedNavigate()
  const add = useSetAtom(addPersonAtom)
  const regions = useResource('regionList', {})
  const [role, setRole] = useState<Role>('USER')
  const [plantationId, setPlantationId] = useState('')
  const [region, setRegion] = useState('')
  const [language, setLanguage] = useState<string>(locale)
  const known = regions.status === 'ready' ? regions.data : []
  const { problems, isSending, submit } = useForm({
    read: (fields) => readTyped(fields, { role, plantationId }),
    findProblems,
    send: async (person) => navigate(paths.person(await add(person))),
    toFormErrors,
  })
  // Staff are made by owners.
  const offered = roles.filter((one) => one !== 'ADMIN' || may('personRole'))
  return (
    <FormDialog
      title={t('people.add.title')}
      description={t('people.add.text')}
      submitLabel={t('people.add.do')}
      cancelLabel={t('people.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label={t('people.email')}
        error={problems.email && t(problems.email)}
        maxLength={maxLengths.email}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <div className={styles.pair}>
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`people.field.${name}`)}
            error={name === 'name' && problems.name && t(problems.name)}
            maxLength={lengths[name]}
            autoComplete="off"
            required={name === 'name'}
          />
        ))}
        <ChoiceField
          label={t('people.role')}
          value={role}
          onValueChange={(value) => setRole(offered.find((one) => one === value) ?? 'USER')}
          choices={offered.map((value) => ({ value, label: t(`runtime.role.${value}`) }))}
        />
        <ChoiceField
          name="region"
          label={t('people.region')}
          value={region || (known[0]?._id ?? '')}
          onValueChange={setRegion}
          choices={known.map(({ _id, name }) => ({ value: _id, label: name[locale] }))}
        />
        <ChoiceField
          name="locale"
          label={t('people.add.language')}
          value={language}
          onValueChange={setLanguage}
          choices={supportedLocales.map((value) => ({ value, label: languageNames[value] }))}
        />
      </div>
      {role === 'RECIPIENT' && (
        <PlantationField
          value={plantationId}
          onValueChange={setPlantationId}
          error={problems.plantationId !== undefined && t(problems.plantationId)}
        />
      )}
    </FormDialog>
  )
}
