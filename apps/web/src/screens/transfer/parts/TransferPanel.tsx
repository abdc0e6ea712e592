import { isApiError, type CallOutput } from '@flower-market/api-client'
import { currencyOfWallet, walletTypes } from '@flower-market/flower-domain'
import { Combobox, TextField } from '@flower-market/ui'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource, useSettled } from '@flower-market/app-runtime/server-data'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { AmountRow } from '../../../components/quote/AmountRow.tsx'
import { CommissionChoice } from '../../../components/quote/CommissionChoice.tsx'
import {
  destinationOf,
  emptyTransfer,
  inputOfTransfer,
  targetOf,
  transferProblem,
  transferQuestion,
  type Recipient,
  type TransferForm,
} from '../transfer-form.ts'
import { TransferQuote } from './TransferQuote.tsx'
import styles from './TransferPanel.module.css'
import { useDestinations } from './use-destinations.ts'

const quotePauseMs = 350
const purposeLength = 140

/** Whom, how much and what for, and the quote for it. */
export function TransferPanel({ plantations }: { plantations: CallOutput<'plantationAllList'> }) {
  const t = useTranslate()
  const format = useFormat()
  const [form, setForm] = useState(emptyTransfer)
  const [purpose, setPurpose] = useState('')
  const [isAsked, setAsked] = useState(false)
  const countryName = useCountryName()
  const destinations = useDestinations(plantations)
  const destination = destinationOf(form.to, plantations)
  const problem = transferProblem(form, destination)
  const question = transferQuestion(form, destination)
  const settled = useSettled(question, quotePauseMs)
  const quote = useResource('accountRates', inputOfTransfer(settled))
  const accounts = useResource('accountList', {})
  const isCurrent = question !== null && settled === question
  const ready = isCurrent && quote.status === 'ready' ? quote.data : null
  const isRefused = isCurrent && quote.status === 'failed' && isApiError(quote.error, 'validation-failed')
  const known = accounts.status === 'ready' ? accounts.data : []
  const amountOn = (type: TransferForm['source']): number =>
    known.find((account) => account.type === type)?.amount ?? 0
  const hintOf = (type: TransferForm['source']): string =>
    t('money.onAccount', { amount: format.money(amountOn(type), currencyOfWallet(type)) })
  const target = destination === null ? 'DOLLAR' : targetOf(destination)
  const toError = problem === 'recipient' ? t('transfers.chooseRecipient') : undefined
  const amountError = isRefused
    ? t('money.amountRefused')
    : isAsked && problem === 'amount'
      ? t('money.enterAmount')
      : undefined
  const sourceError = problem === 'same-account' ? t('transfers.otherAccount') : undefined
  const payeeText = ({ beneficiary, accountNumber, bankCountry }: Recipient): string =>
    `${beneficiary} · ${accountNumber} · ${countryName(bankCountry)}`
  const change = (changes: Partial<TransferForm>): void => setForm((before) => ({ ...before, ...changes }))
  return (
    <section className={styles.panel} aria-label={t('transfers.new')}>
      <Combobox
        label={t('transfers.to')}
        listLabel={t('transfers.recipients')}
        emptyText={t('transfers.nobodyFound')}
        clearLabel={t('transfers.clearRecipient')}
        placeholder={t('transfers.toPlaceholder')}
        options={destinations}
        value={form.to}
        error={isAsked ? toError : undefined}
        hint={destination?.kind === 'recipient' ? payeeText(destination.recipient) : undefined}
        onValueChange={(to) => change({ to })}
      />
      <AmountRow
        label={t(destination?.kind === 'own' ? 'transfers.receiveOwn' : 'transfers.receive')}
        walletLabel={t('transfers.receiveCurrency')}
        type={target}
        types={[target]}
        minor={form.isSended ? (ready?.received ?? null) : form.amount}
        error={form.isSended ? undefined : amountError}
        onMinorChange={(amount) => change({ amount, isSended: false })}
        onTypeChange={() => {}}
      />
      <AmountRow
        label={t('transfers.send')}
        walletLabel={t('transfers.sendCurrency')}
        type={form.source}
        minor={form.isSended ? form.amount : (ready?.total ?? null)}
        hint={hintOf(form.source)}
        error={sourceError ?? (form.isSended ? amountError : undefined)}
        onMinorChange={(amount) => change({ amount, isSended: true })}
        onTypeChange={(value) =>
          change({ source: walletTypes.find((type) => type === value) ?? form.source })
        }
      />
      <CommissionChoice
        quote={ready}
        isInside={form.isCommission}
        onInsideChange={(isCommission) => change({ isCommission })}
      />
      {destination?.kind !== 'own' && (
        <TextField
          label={t('transfers.purpose')}
          hint={t('transfers.purposeHint')}
          maxLength={purposeLength}
          value={purpose}
          onChange={(event) => setPurpose(event.target.value)}
        />
      )}
      <TransferQuote
        quote={quote}
        isAsked={question !== null && !isRefused}
        isCurrent={isCurrent}
        available={amountOn(form.source)}
        held={destination?.kind === 'own' ? amountOn(destination.type) : null}
        purpose={destination?.kind === 'own' ? '' : purpose}
        onAsk={() => setAsked(true)}
      />
    </section>
  )
}
