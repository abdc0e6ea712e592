import { Banner, Button, Description, DescriptionList, FileDrop, Stack } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { ReadProof } from '../top-up.atoms.ts'
import { useProof } from '../use-proof.ts'
import styles from './TopUp.module.css'

/** Whether what was read is the sum that was asked for; some codes name none. */
function titleOf(sum: number | null, amount: number) {
  if (sum === null) return 'transactions.recognized'
  return sum === amount ? 'transactions.amountMatches' : 'transactions.amountDiffers'
}

/** What the QR says, for the person to compare with the paper. */
function ProofFacts({ read, amount }: { read: ReadProof; amount: number }) {
  const t = useTranslate()
  const format = useFormat()
  const title = titleOf(read.sum, amount)
  const isOther = title === 'transactions.amountDiffers'
  return (
    <>
      <Banner tone={isOther ? 'warn' : 'success'} title={t(title)}>
        {isOther && t('transactions.amountDiffersText', { amount: format.money(amount) })}
      </Banner>
      <DescriptionList>
        {read.sum !== null && (
          <Description term={t('transactions.amount')}>{format.money(read.sum)}</Description>
        )}
        {read.kind === 'bank-qr' ? (
          <Description term={t('transactions.purpose')}>{read.purpose}</Description>
        ) : (
          <>
            <Description term={t('transactions.columnDate')}>
              {read.localTime.replace('T', ' ').slice(0, 16)}
            </Description>
            <Description term={t('transactions.fiscalDrive')}>{read.fiscalDrive}</Description>
            <Description term={t('transactions.fiscalDocument')}>{read.document}</Description>
            <Description term={t('transactions.fiscalSign')}>{read.fiscalSign}</Description>
          </>
        )}
      </DescriptionList>
      {read.kind === 'receipt' && <p className={styles.note}>{t('transactions.receiptOnce')}</p>}
    </>
  )
}

/** What makes a code readable, where it was not. */
function PictureTips() {
  const t = useTranslate()
  return (
    <ul className={styles.tips}>
      <li>{t('transactions.proofTip.closer')}</li>
      <li>{t('transactions.proofTip.whole')}</li>
      <li>{t('transactions.proofTip.screenshot')}</li>
    </ul>
  )
}

interface ProofUploadProps {
  id: string
  /** What was asked for, in kopecks. */
  amount: number
  proof: string | null
}

/** The picture of the paid QR or of the receipt: chosen, read, shown for confirmation, sent. */
export function ProofUpload({ id, amount, proof }: ProofUploadProps) {
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
        {read && <ProofFacts read={read} amount={amount} />}
        {warning && (
          <Banner tone="warn" role="alert" title={t(warning)}>
            {t('transactions.notRecognizedText')}
            <PictureTips />
          </Banner>
        )}
        <Button tone="primary" loading={isBusy} onClick={send}>
          {t('transactions.sendProof')}
        </Button>
      </Stack>
    </div>
  )
}
