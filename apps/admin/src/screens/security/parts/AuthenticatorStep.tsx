import type { CallOutput } from '@flower-market/api-client'
import { Banner, Button, CopyField, QrCode } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { confirmSecondFactorAtom } from '../security.atoms.ts'
import { proofProblems, readProof, toProofErrors } from '../security-form.ts'
import { ProofFields } from './ProofFields.tsx'
import styles from './SetUp.module.css'

const asked = ['code'] as const
const group = /.{1,4}/gu

export interface AuthenticatorStepProps {
  begun: CallOutput<'secondFactorBegin'>
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The second step: the authenticator reads the secret, and its code proves that it did. */
export function AuthenticatorStep({ begun: { secret, uri }, onConfirmed }: AuthenticatorStepProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const confirm = useSetAtom(confirmSecondFactorAtom)
  useEffect(() => heading.current?.focus(), [])
  const { problems, isSending, submit } = useForm({
    read: readProof,
    findProblems: proofProblems(asked, false),
    send: async ({ code }) => onConfirmed(await confirm(code)),
    toFormErrors: toProofErrors,
  })
  return (
    <div className={styles.step}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('security.scan')}
      </h3>
      <p className={styles.text}>{t('security.scanText')}</p>
      <div className={styles.secret}>
        <QrCode value={uri} label={t('security.qrLabel')} fallback={t('security.qrFallback')} />
        <CopyField
          label={t('security.secret')}
          value={secret}
          copyLabel={t('security.copy')}
          copiedText={t('security.copied')}
          failedText={t('security.copyFailed')}
          isCode
        >
          {secret.match(group)?.join(' ')}
        </CopyField>
      </div>
      <form noValidate onSubmit={submit} className={styles.form}>
        <ProofFields asked={asked} problems={problems} codeHint={t('security.totpHint')} />
        {problems.form && (
          <Banner tone="danger" role="alert">
            {t(problems.form)}
          </Banner>
        )}
        <div>
          <Button type="submit" tone="primary" loading={isSending}>
            {t('security.confirm')}
          </Button>
        </div>
      </form>
    </div>
  )
}
