import { useRef, useState } from 'react'
import { Banner, Button, Description, DescriptionList, FileDrop, Stack, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { ReadProof, TopUp } from '../top-up.atoms.ts'
import type { EnteredReceipt } from '../receipt-form.ts'
import { proofMediaTypes, useProof } from '../use-proof.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'
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
      {read.kind === 'receipt' ? (
        <ReceiptFacts receipt={read} />
      ) : (
        <DescriptionList>
          {read.sum !== null && (
            <Description term={t('transactions.amount')}>{format.money(read.sum)}</Description>
          )}
          <Description term={t('transactions.purpose')}>{read.purpose}</Description>
        </DescriptionList>
      )}
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
  method: TopUp['method']
  /** What was asked for, in kopecks. */
  amount: number
  proof: string | null
  /** What was typed from a receipt before. */
  entered: EnteredReceipt | null
  /** Whether to send a picture is what the page is for. */
  isMain: boolean
}

/** The file that proves a payment: chosen, read where it has a QR, shown for confirmation, sent; or the receipt typed by hand. */
export function ProofUpload({ id, method, amount, proof, entered, isMain }: ProofUploadProps) {
  const t = useTranslate()
  // A bank transfer has a payment order and no receipt of a till, and is recognized without a picture.
  const isInvoice = method === 'CHECK'
  const { files, read, problem, warning, isBusy, isSending, choose, refuse, setResizing, send } = useProof(
    id,
    method,
  )
  const [isTyping, setTyping] = useState(false)
  const ways = useRef<HTMLDivElement>(null)
  const show = (isNext: boolean): void => {
    setTyping(isNext)
    // The button that was pressed goes.
    ways.current?.focus()
  }
  // Whoever has sent a proof is not asked for another one.
  const isWanted = isMain && (files.length > 0 || (proof === null && entered === null))
  if (isTyping) {
    const onEntered = (): void => {
      show(false)
      // A picture that could not be read goes with it: staff look at it.
      if (files.length > 0) send()
    }
    return (
      <div ref={ways} tabIndex={-1} className={styles.form}>
        <ReceiptForm id={id} amount={amount} onEntered={onEntered} onBack={() => show(false)} />
      </div>
    )
  }
  return (
    <div ref={ways} tabIndex={-1} className={styles.form}>
      <Stack gap={4}>
        {entered !== null && (
          <>
            <p>{t('transactions.receiptEntered')}</p>
            <ReceiptFacts receipt={entered} />
          </>
        )}
        {proof !== null && (
          <p>
            {t('transactions.proofAttached')}{' '}
            <TextLink href={proof} target="_blank" rel="noreferrer">
              {t('transactions.openProof')}
            </TextLink>
          </p>
        )}
        <FileDrop
          label={t(
            proof !== null
              ? 'transactions.otherProof'
              : isInvoice
                ? 'transactions.proof.CHECK'
                : 'transactions.proof',
          )}
          hint={t(isInvoice ? 'transactions.proofHint.CHECK' : 'transactions.proofHint')}
          error={problem && t(problem)}
          prompt={t(isInvoice ? 'transactions.proofPrompt.CHECK' : 'transactions.proofPrompt')}
          types={proofMediaTypes(method)}
          removeLabel={(file) => t('transactions.removeProof', { name: file.name })}
          files={files}
          onFilesChange={choose}
          onRefuse={refuse}
          onBusyChange={setResizing}
          disabled={isSending}
        />
        {read && <ProofFacts read={read} amount={amount} />}
        {warning && (
          <Banner tone="warn" role="alert" title={t(warning)}>
            {t('transactions.notRecognizedText')}
            <PictureTips />
          </Banner>
        )}
        <div className={styles.actions}>
          <Button tone={isWanted ? 'primary' : undefined} loading={isBusy} onClick={send}>
            {t('transactions.sendProof')}
          </Button>
          {!isInvoice && <Button onClick={() => show(true)}>{t('transactions.enterReceipt')}</Button>}
        </div>
      </Stack>
    </div>
  )
}
