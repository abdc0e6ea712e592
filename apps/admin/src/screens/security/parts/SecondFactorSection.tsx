import type { CallOutput } from '@flower-market/api-client'
import { recoveryCodeCount } from '@flower-market/flower-domain'
import { Banner, Button, Description, DescriptionList, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { removeSecondFactorAtom, renewRecoveryCodesAtom } from '../security.atoms.ts'
import { PasskeyList } from './PasskeyList.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'
import styles from './SecondFactorSection.module.css'

/** From here on new recovery codes are needed soon. */
const fewCodes = 2

type Doing = 'nothing' | 'setting-up' | 'renewing' | 'removing'

export interface SecondFactorSectionProps {
  factor: CallOutput<'secondFactor'>
  /** The session may say something else now. */
  onChanged: () => void
}

/** The state of one's second factor, and what can be done about it. */
export function SecondFactorSection({ factor, onChanged }: SecondFactorSectionProps) {
  const t = useTranslate()
  const format = useFormat()
  const renew = useSetAtom(renewRecoveryCodesAtom)
  const remove = useSetAtom(removeSecondFactorAtom)
  const [doing, setDoing] = useState<Doing>('nothing')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const finish = (): void => {
    setDoing('nothing')
    setCodes(null)
    onChanged()
  }
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={finish} />
  if (doing === 'setting-up') return <SetUpSecondFactor onDone={finish} />
  const { since, recoveryCodesLeft: left, passkeys, isRequired } = factor
  if (since === null) {
    return (
      <div className={styles.section}>
        <Banner tone={isRequired ? 'warn' : 'info'}>
          {t(isRequired ? 'security.offRequired' : 'security.offText')}
        </Banner>
        <div>
          <Button tone="primary" onClick={() => setDoing('setting-up')}>
            {t('security.setUp')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.section}>
      <DescriptionList>
        <Description term={t('security.signingIn')}>
          <StatusBadge tone="success">{t('security.on')}</StatusBadge>{' '}
          {t('security.since', { moment: format.moment(since) })}
        </Description>
        <Description term={t('security.recoveryCodes')}>
          {t('security.codesLeft', { left, all: recoveryCodeCount })}
        </Description>
      </DescriptionList>
      {left <= fewCodes && <Banner tone="warn">{t('security.fewCodes')}</Banner>}
      <div className={styles.actions}>
        <Button onClick={() => setDoing('renewing')}>{t('security.renew')}</Button>
        <Button onClick={() => setDoing('removing')}>{t('security.remove')}</Button>
      </div>
      <PasskeyList passkeys={passkeys} />
      {doing === 'renewing' && (
        <ProofDialog
          title={t('security.renewTitle')}
          description={t('security.renewText')}
          submitLabel={t('security.renewDo')}
          asked={['code']}
          send={async ({ code }) => setCodes(await renew(code))}
          onClose={() => setDoing('nothing')}
        />
      )}
      {doing === 'removing' && (
        <ProofDialog
          title={t('security.removeTitle')}
          description={t(isRequired ? 'security.removeRequiredText' : 'security.removeText')}
          submitLabel={t('security.removeDo')}
          asked={['password', 'code']}
          send={async (proof) => {
            await remove(proof)
            finish()
          }}
          onClose={() => setDoing('nothing')}
        />
      )}
    </div>
  )
}
