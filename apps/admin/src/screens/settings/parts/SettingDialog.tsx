import { maxLengths } from '@flower-market/api-client'
import type { OperatorSettingName, OperatorSettings } from '@flower-market/flower-domain'
import { Textarea, TextField } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { decideSettingAtom } from './decide-setting.atoms.ts'
import { SettingInputs } from './SettingInputs.tsx'
import {
  decisionBody,
  findDecisionProblems,
  readDecision,
  settingForms,
  toDecisionErrors,
  type DecisionField,
  type TypedDecision,
} from './settings-form.ts'

export interface SettingDialogProps<N extends OperatorSettingName> {
  name: N
  /** What holds now. */
  value: OperatorSettings[N]
  onClose: () => void
}

/** Decides a setting: its value, from which day it holds, and why. */
export function SettingDialog<N extends OperatorSettingName>({
  name,
  value,
  onClose,
}: SettingDialogProps<N>) {
  const t = useTranslate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const decide = useSetAtom(decideSettingAtom)
  const notify = useSetAtom(notifyAtom)
  const { inputs, write } = settingForms[name]
  const title = t(`operator.name.${name as OperatorSettingName}`)
  const { problems, isSending, submit } = useForm<TypedDecision<OperatorSettingName>, DecisionField>({
    read: (fields) => readDecision(name, fields),
    findProblems: (typed) => findDecisionProblems(typed, now()),
    send: async (typed) => {
      await decide(decisionBody(name, typed))
      notify({ tone: 'success', message: 'operator.saved' })
      onClose()
    },
    toFormErrors: toDecisionErrors,
  })
  return (
    <FormDialog
      title={title}
      description={t('operator.editText')}
      submitLabel={t('operator.save')}
      cancelLabel={t('operator.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <SettingInputs inputs={inputs} typed={write(value)} legend={title} problem={problems.value} />
      <TextField
        name="day"
        type="date"
        label={t('operator.day')}
        hint={t('operator.dayHint')}
        error={problems.day && t(problems.day)}
      />
      <Textarea
        name="reason"
        label={t('operator.reason')}
        error={problems.reason && t(problems.reason)}
        maxLength={maxLengths.settingReason}
        rows={3}
      />
    </FormDialog>
  )
}
