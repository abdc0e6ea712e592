import { currencyOfWallet } from '@flower-market/flower-domain'
import { IconButton } from '@flower-market/ui'
import { useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource, useSettled } from '@flower-market/app-runtime/server-data'
import { AmountRow } from '../../../components/quote/AmountRow.tsx'
import { CommissionChoice } from '../../../components/quote/CommissionChoice.tsx'
import type { ExchangeForm } from '../exchange-form.ts'
import { emptyExchange, inputOf, questionOf, shownAmounts, swapped, withWallet } from '../exchange-form.ts'
import { QuoteView } from './QuoteView.tsx'
import { SwapIcon } from './SwapIcon.tsx'
import styles from './ExchangePanel.module.css'

const quotePauseMs = 350

/** What is exchanged for what, and the quote for it. */
export function ExchangePanel() {
  const t = useTranslate()
  const format = useFormat()
  const [form, setForm] = useState(emptyExchange)
  const [isAsked, setAsked] = useState(false)
  const question = questionOf(form)
  const settled = useSettled(question, quotePauseMs)
  const quote = useResource('accountRates', inputOf(settled))
  const accounts = useResource('accountList', {})
  const known = accounts.status === 'ready' ? accounts.data : []
  const amountOn = (type: ExchangeForm['source']): number =>
    known.find((account) => account.type === type)?.amount ?? 0
  const isCurrent = question !== null && settled === question
  const ready = isCurrent && quote.status === 'ready' ? quote.data : null
  const { sent, received } = shownAmounts(form, ready)
  const isRefused = isCurrent && quote.status === 'failed' && isApiError(quote.error, 'validation-failed')
  const amountError = isRefused
    ? t('money.amountRefused')
    : isAsked && question === null
      ? t('money.enterAmount')
      : undefined
  const hintOf = (type: ExchangeForm['source']): string =>
    t('money.onAccount', { amount: format.money(amountOn(type), currencyOfWallet(type)) })
  const change = (next: ExchangeForm): void => setForm(next)
  return (
    <div className={styles.panel}>
      <AmountRow
        label={t('money.send')}
        walletLabel={t('money.sendCurrency')}
        type={form.source}
        minor={sent}
        hint={hintOf(form.source)}
        error={form.isSended ? amountError : undefined}
        onMinorChange={(amount) => change({ ...form, amount, isSended: true })}
        onTypeChange={(type) => change(withWallet(form, 'source', type))}
      />
      <IconButton label={t('money.swap')} className={styles.swap} onClick={() => change(swapped(form))}>
        <SwapIcon />
      </IconButton>
      <AmountRow
        label={t('money.receive')}
        walletLabel={t('money.receiveCurrency')}
        type={form.target}
        minor={received}
        hint={hintOf(form.target)}
        error={form.isSended ? undefined : amountError}
        onMinorChange={(amount) => change({ ...form, amount, isSended: false })}
        onTypeChange={(type) => change(withWallet(form, 'target', type))}
      />
      <CommissionChoice
        quote={ready}
        isInside={form.isCommission}
        onInsideChange={(isCommission) => change({ ...form, isCommission })}
      />
      <QuoteView
        quote={quote}
        isAsked={question !== null && !isRefused}
        isCurrent={isCurrent}
        available={amountOn(form.source)}
        held={amountOn(form.target)}
        onAskAmount={() => setAsked(true)}
        onDone={() => {
          setAsked(false)
          setForm({ ...form, amount: null })
        }}
      />
    </div>
  )
}
