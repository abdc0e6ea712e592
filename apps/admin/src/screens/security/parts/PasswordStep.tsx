import type { CallOutput } from '@flower-market/api-client'
import { Banner, Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { beginSecondFactorAtom } from '../security.atoms.ts'
import { proofProblems, readProof, toProofErrors } from '../security-form.ts'
import { ProofFields } from './ProofFields.tsx'
import styles from './SetUp.module.css'

const asked = ['password'] as const

/** The first step: the password, because whoever sits down at an open session shall not set up a phone of their own. */
export function PasswordStep({ onBegun }: { onBegun: (begun: CallOutput<'secondFactorBegin'>) => void }) {
  const t = useTranslate()
  const begin = useSetAtom(beginSecondFactorAtom)
  const { problems, isSending, submit } = useForm({
    read: readProof,
    findProblems: proofProblems(asked, false),
    send: async ({ password }) => onBegun(await begin(password)),
    toFormErrors: toProofErrors,
  })
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.text}>{t('security.setUpText')}</p>
      <ProofFields asked={asked} problems={problems} />
      {problems.form && (
        <Banner tone="danger" role="alert">
          {t(problems.form)}
        </Banner>
      )}
      <div>
        <Button type="submit" tone="primary" loading={isSending}>
          {t('security.setUp')}
        </Button>
      </div>
    </form>
  )
}
