import { Banner, Button, FileDrop, Stack } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { ReadProof } from '../top-up.atoms.ts'
import { useProof } from '../use-proof.ts'
import styles from './TopUp.module.css'

function ProofFacts({ read }: { read: ReadProof }) {
  const t = useTranslate()
  const format = useFormat()
  const sum = read.sum === null ? '' : format.money(read.sum)
  return (
    <Banner tone="success" title={t('transactions.recognized')}>
      {read.kind === 'bank-qr'
        ? `${sum} · ${read.purpose}`
        : t('transactions.receipt', {
            sum,
            time: read.localTime.replace('T', ' ').slice(0, 16),
            fn: read.fiscalDrive,
            fd: read.document,
            fp: read.fiscalSign,
          })}
    </Banner>
  )
}

/** The picture of the paid QR or of the receipt: chosen, read, shown for confirmation, sent. */
export function ProofUpload({ id, proof }: { id: string; proof: string | null }) {
  const t = useTranslate()
  const { files, read, problem, warning, isBusy, choose, refuse, setResizing, send } = useProof(id)
  return (
    <div className={styles.form}>
      <Stack gap={4}>
        {proof !== null && <p>{t('transactions.proofAttached')}</p>}
        <FileDrop
          label={t(proof === null ? 'transactions.proof' : 'transactions.otherProof')}
          hint={t('transactions.proofHint')}
          error={problem && t(problem)}
          prompt={t('transactions.proofPrompt')}
          removeLabel={(file) => t('transactions.removeProof', { name: file.name })}
          files={files}
          onFilesChange={choose}
          onRefuse={refuse}
          onBusyChange={setResizing}
        />
        {read && <ProofFacts read={read} />}
        {warning && (
          <Banner tone="warn" role="alert" title={t(warning)}>
            {t('transactions.notRecognizedText')}
          </Banner>
        )}
        <Button tone="primary" loading={isBusy} onClick={send}>
          {t('transactions.sendProof')}
        </Button>
      </Stack>
    </div>
  )
}
