import type { OperatorSettings } from '@flower-market/flower-domain'
import { useAtomValue, useSetAtom } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { DecisionFields } from '../../../components/decision-fields/DecisionFields.tsx'
import { SettingInputs } from './SettingInputs.tsx'
import {
  decisionBody,
  findDecisionProblems,
  readDecision,
  settingForms,
  toDecisionErrors,
  type DecisionField,
  type PlainSettingName,
  type TypedDecision,
} from './settings-form.ts'
import { useDecision } from './use-decision.ts'

export interface SettingDialogProps<N extends PlainSettingName> {
  name: N
  /** What holds now. */
  value: OperatorSettings[N]
  /** How many decisions there are about it. */
  version: number
  onClose: () => void
}

/** Decides a setting: its value, from which day it holds, and why. */
export function SettingDialog<N extends PlainSettingName>({
  name,
  value,
  version,
  onClose,
}: SettingDialogProps<N>) {
  const t = useTranslate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const decision = useDecision(version)
  const notify = useSetAtom(notifyAtom)
  const { inputs, write } = settingForms[name]
  const title = t(`operator.name.${name as PlainSettingName}`)
  const { problems, isSending, submit } = useForm<TypedDecision<PlainSettingName>, DecisionField>({
    read: (fields) => readDecision(name, fields),
    findProblems: (typed) => findDecisionProblems(typed, now()),
    send: async (typed) => {
      await decision.decide(decisionBody(name, typed, decision.version))
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
      <WatchedBy kind="setting" _id={name} />
      <SettingInputs inputs={inputs} typed={write(value)} legend={title} problem={problems.value} />
      <DecisionFields problems={problems} />
    </FormDialog>
  )
}
