import type { OperatorSettingName, OperatorSettings } from '@flower-market/flower-domain'
import { Button, Description, DescriptionList } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RequisitesDialog } from './RequisitesDialog.tsx'
import { SettingDialog } from './SettingDialog.tsx'
import type { PlainSettingName } from './settings-form.ts'
import styles from './SettingsList.module.css'
import { useSettingText } from '../../../components/setting-text/use-setting-text.ts'

const names: readonly OperatorSettingName[] = [
  'requisites',
  'signatory',
  'contacts',
  'incomingMethods',
  'cashLimit',
  'unpaidLimits',
  'verification',
  'hasTransfers',
  'exchangeTerms',
  'vatBp',
  'claimHours',
  'staffSecondFactor',
]

interface Decision {
  readonly holdsFrom: string
  readonly setBy: { readonly name: string } | null
  readonly reason: string
}

/** Who decided what holds, when and why. */
function Origin({ decision }: { decision: Decision | undefined }) {
  const t = useTranslate()
  const { moment } = useFormat()
  if (decision === undefined) return <p className={styles.origin}>{t('operator.undecided')}</p>
  const { setBy, holdsFrom, reason } = decision
  // What a start decides has always held, and its reason is written for whoever runs the server.
  if (setBy === null) return <p className={styles.origin}>{t('operator.fromEnvironment')}</p>
  return (
    <p className={styles.origin}>
      {t('operator.decided', { when: moment(holdsFrom), who: setBy.name })}
      {reason !== '' && <span className={styles.reason}>{reason}</span>}
    </p>
  )
}

interface EditDialogProps<N extends OperatorSettingName> {
  readonly name: N
  readonly value: OperatorSettings[N]
  readonly version: number
  readonly onClose: () => void
}

function EditDialog<N extends OperatorSettingName>({ name, value, ...dialog }: EditDialogProps<N>) {
  if (name === 'requisites') {
    return <RequisitesDialog value={value as OperatorSettings['requisites']} {...dialog} />
  }
  const plain = name as PlainSettingName
  return <SettingDialog name={plain} value={value as OperatorSettings[PlainSettingName]} {...dialog} />
}

interface SettingProps<N extends OperatorSettingName> {
  readonly name: N
  readonly setting: {
    readonly value: OperatorSettings[N]
    readonly version: number
    readonly changes: readonly (Decision & { readonly value: OperatorSettings[N] })[]
  }
}

function Setting<N extends OperatorSettingName>({
  name,
  setting: { value, version, changes },
}: SettingProps<N>) {
  const t = useTranslate()
  const { moment } = useFormat()
  const textOf = useSettingText()
  const now = useAtomValue(pageEnvironmentAtom).now().toISOString()
  const upcoming = changes.filter(({ holdsFrom }) => holdsFrom > now).toReversed()
  const [isEdited, setEdited] = useState(false)
  const label = t(`operator.name.${name as OperatorSettingName}`)
  return (
    <Description
      term={label}
      action={
        <Button
          tone="quiet"
          size="s"
          aria-label={t('operator.editOf', { name: label })}
          onClick={() => setEdited(true)}
        >
          {t('operator.edit')}
        </Button>
      }
    >
      <p className={styles.value}>{textOf(name, value)}</p>
      <Origin decision={changes.find(({ holdsFrom }) => holdsFrom <= now)} />
      {upcoming.map((change) => (
        <p key={change.holdsFrom} className={styles.upcoming}>
          {t('operator.upcoming', { when: moment(change.holdsFrom), value: textOf(name, change.value) })}
        </p>
      ))}
      {isEdited && (
        <EditDialog name={name} value={value} version={version} onClose={() => setEdited(false)} />
      )}
    </Description>
  )
}

type Settings = { readonly [N in OperatorSettingName]: SettingProps<N>['setting'] }

/** Every setting with what holds now, who decided it, and what will hold later. */
export function SettingsList({ settings }: { settings: Settings }) {
  const rowOf = <N extends OperatorSettingName>(name: N) => (
    <Setting key={name} name={name} setting={settings[name]} />
  )
  return <DescriptionList>{names.map(rowOf)}</DescriptionList>
}
