import { maxPasskeys, type CallOutput } from '@flower-market/api-client'
import { Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { NamedLine, NamedLines } from '@flower-market/app-runtime/named-line'
import { hasPasskeys } from '../../../components/passkeys/browser-passkeys.ts'
import { removePasskeyAtom } from '../../../components/passkeys/passkeys.atoms.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import styles from './PasskeyList.module.css'

type Passkey = CallOutput<'secondFactor'>['passkeys'][number]

interface PasskeyLineProps {
  passkey: Passkey
  onRemove: () => void
}

function PasskeyLine({ passkey: { name, addedAt, lastUsedAt, isSynced }, onRemove }: PasskeyLineProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <NamedLine
      name={name}
      facts={[
        t('security.passkeyAdded', { moment: format.moment(addedAt) }),
        lastUsedAt === null
          ? t('security.passkeyUnused')
          : t('security.passkeyUsed', { moment: format.moment(lastUsedAt) }),
        t(isSynced ? 'security.passkeySynced' : 'security.passkeyOnDevice'),
      ]}
      action={
        <Button size="s" aria-label={t('security.passkeyRemoveOf', { name })} onClick={onRemove}>
          {t('security.passkeyRemove')}
        </Button>
      }
    />
  )
}

/** One's passkeys, and the ways to add and to remove one. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useTranslate()
  const remove = useSetAtom(removePasskeyAtom)
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{t('security.passkeys')}</h3>
      <p className={styles.text}>{t(hasPasskeys() ? 'security.passkeysText' : 'staff.passkeyUnavailable')}</p>
      {passkeys.length > 0 && (
        <NamedLines>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey._id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </NamedLines>
      )}
      {hasPasskeys() && passkeys.length < maxPasskeys && (
        <div>
          <Button onClick={() => setAdding(true)}>{t('security.passkeyAdd')}</Button>
        </div>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removed && (
        <ProofDialog
          title={t('security.passkeyRemoveTitle', { name: removed.name })}
          description={t('security.passkeyRemoveText')}
          submitLabel={t('security.passkeyRemove')}
          asked={['code']}
          send={async ({ code }) => {
            await remove({ _id: removed._id, code })
            setRemoved(null)
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  )
}
