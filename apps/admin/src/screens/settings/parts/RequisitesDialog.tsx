import { maxLengths } from '@flower-market/api-client'
import {
  operatorRequisites,
  type OperatorRequisite,
  type OperatorRequisites,
} from '@flower-market/flower-domain'
import { TextField } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { DecisionFields } from '../../../components/decision-fields/DecisionFields.tsx'
import {
  findRequisitesProblems,
  readRequisites,
  toRequisitesErrors,
  type RequisitesField,
  type TypedRequisites,
} from './requisites-form.ts'
import styles from './RequisitesDialog.module.css'
import { decisionBody } from './settings-form.ts'

/** Numbers are copied with spaces, which take a place. */
const withSpaces = 10

const lengths: { readonly [P in OperatorRequisite]: number } = {
  name: maxLengths.fullName,
  address: maxLengths.address,
  bankName: maxLengths.bankName,
  inn: maxLengths.inn + withSpaces,
  kpp: maxLengths.kpp + withSpaces,
  ogrn: maxLengths.ogrn + withSpaces,
  bik: maxLengths.bik + withSpaces,
  account: maxLengths.russianAccount + withSpaces,
  correspondentAccount: maxLengths.russianAccount + withSpaces,
}
const texts: ReadonlySet<OperatorRequisite> = new Set(['name', 'kpp', 'address', 'bankName'])
/** Short enough to stand beside each other. */
const narrow: ReadonlySet<OperatorRequisite> = new Set(['inn', 'kpp'])
import { useDecision } from './use-decision.ts'

export interface RequisitesDialogProps {
  /** What holds now; null before the first. */
  value: OperatorRequisites | null
  /** How many decisions there are about it. */
  version: number
  onClose: () => void
}

/** Decides who sells and is paid: every part with its own check, from which day, and why. */
export function RequisitesDialog({ value, version, onClose }: RequisitesDialogProps) {
  const t = useTranslate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const decision = useDecision(version)
  const notify = useSetAtom(notifyAtom)
  const { problems, isSending, submit } = useForm<TypedRequisites, RequisitesField>({
    read: readRequisites,
    findProblems: (typed) => findRequisitesProblems(typed, now()),
    send: async (typed) => {
      await decision.decide(decisionBody('requisites', typed, decision.version))
      notify({ tone: 'success', message: 'operator.saved' })
      onClose()
    },
    toFormErrors: toRequisitesErrors,
  })
  return (
    <FormDialog
      title={t('operator.name.requisites')}
      description={t('operator.requisitesEditText')}
      submitLabel={t('operator.save')}
      cancelLabel={t('operator.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <WatchedBy kind="setting" _id="requisites" />
      <div className={styles.parts}>
        {operatorRequisites.map((part) => {
          const problem = problems[part]
          return (
            <TextField
              key={part}
              name={part}
              className={narrow.has(part) ? undefined : styles.wide}
              label={t(`operator.part.${part}`)}
              hint={part === 'kpp' && t('operator.part.kppHint')}
              error={problem && t(problem)}
              defaultValue={value?.[part] ?? ''}
              inputMode={texts.has(part) ? 'text' : 'numeric'}
              autoComplete="off"
              maxLength={lengths[part]}
            />
          )
        })}
      </div>
      <DecisionFields problems={problems} />
    </FormDialog>
  )
}
