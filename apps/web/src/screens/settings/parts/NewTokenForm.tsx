import { apiTokenDays, maxLengths } from '@flower-market/api-client'
import { ChoiceField, CurrentPasswordField, FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { apiScopes } from '@flower-market/flower-domain'
import { Checkbox, Fieldset, TextField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { createTokenAtom } from '../api-tokens.atoms.ts'
import { scopeLabels } from '../scope-labels.ts'
import { findTokenProblems, readToken, toTokenProblems } from '../token-form.ts'

export interface NewTokenFormProps {
  /** Takes the secret. */
  onMade: (secret: string) => void
  onClose: () => void
}

/** What a token is called and made for, how long it is valid, and the password. */
export function NewTokenForm({ onMade, onClose }: NewTokenFormProps) {
  const t = useTranslate()
  const create = useSetAtom(createTokenAtom)
  const [days, setDays] = useState(String(apiTokenDays[1]))
  const { problems, isSending, submit } = useForm({
    read: readToken,
    findProblems: findTokenProblems,
    send: async (token) => onMade(await create(token)),
    toFormErrors: toTokenProblems,
  })
  return (
    <FormDialog
      title={t('settings.newToken')}
      description={t('settings.newTokenText')}
      submitLabel={t('settings.newTokenDo')}
      cancelLabel={t('settings.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('settings.tokenName')}
        hint={t('settings.tokenNameHint')}
        maxLength={maxLengths.tokenName}
        autoComplete="off"
        error={problems.name && t(problems.name)}
      />
      <Fieldset legend={t('settings.tokenScopes')} error={problems.scopes && t(problems.scopes)}>
        {apiScopes.map((scope) => (
          <Checkbox key={scope} name="scopes" value={scope}>
            {t(scopeLabels[scope])}
          </Checkbox>
        ))}
      </Fieldset>
      <ChoiceField
        name="days"
        label={t('settings.tokenDays')}
        choices={apiTokenDays.map((value) => ({
          value: String(value),
          label: t('settings.tokenDaysOf', { days: value }),
        }))}
        value={days}
        onValueChange={setDays}
      />
      <CurrentPasswordField label={t('settings.current')} error={problems.password} />
    </FormDialog>
  )
}
