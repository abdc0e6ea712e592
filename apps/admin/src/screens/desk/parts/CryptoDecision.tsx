import { maxLengths } from '@flower-market/api-client'
import { currencySymbols } from '@flower-market/flower-domain'
import { Button, MoneyField, Radio, RadioGroup, Skeleton } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useState, type FormEvent } from 'react'
import { ReasonField } from '../../../components/reason-field/ReasonField.tsx'
import { PersonField } from '../../../components/person-field/PersonField.tsx'
import {
  choicesOf,
  readDecision,
  type CryptoProblem,
  type HeldTransfer,
  type TypedDecision,
} from '../crypto-decision.ts'
import type { Settlement } from '../desk.atoms.ts'
import styles from './DeskItemPanel.module.css'

const messages = { loading: 'payouts.crypto.loading', failedText: 'payouts.crypto.failedText' } as const

export interface CryptoDecisionProps {
  /** Of the transfer. */
  id: string
  /** Whose balance it concerns; empty where nobody is known. */
  owner: string
  /** What was typed for a decision that was taken back or refused. */
  draft: TypedDecision | undefined
  onDecide: (decision: Settlement) => void
}

/** What staff decide about USDT that did not come as it was asked for. */
export function CryptoDecision({ id, ...form }: CryptoDecisionProps) {
  return (
    <ResourceView
      resource={useResource('cryptoTransferGet', { params: { id } })}
      headingLevel={2}
      messages={messages}
      skeleton={<Skeleton shape="block" height={240} />}
    >
      {(held) => <DecisionForm held={held} {...form} />}
    </ResourceView>
  )
}

interface DecisionFormProps extends Omit<CryptoDecisionProps, 'id'> {
  held: HeldTransfer
}

function DecisionForm({ held, owner, draft, onDecide }: DecisionFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const choices = choicesOf(held)
  const [typed, setTyped] = useState<TypedDecision>(
    draft ?? { choice: choices[0] ?? 'return', amount: null, person: null, reason: '' },
  )
  const { choice, amount, person, reason } = typed
  const change = (part: Partial<TypedDecision>): void => setTyped((before) => ({ ...before, ...part }))
  const [isTried, setTried] = useState(false)
  const read = readDecision(held, typed)
  const has = (one: CryptoProblem): boolean => isTried && 'problems' in read && read.problems.includes(one)
  const isTooMuch = 'problems' in read && read.problems.includes('too-much')
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setTried(true)
    if ('body' in read) onDecide({ typed, body: read.body })
  }
  const worth = format.money(held.worth ?? 0)
  const credited = choice === 'worth' ? held.worth : amount
  return (
    <form noValidate className={styles.reject} onSubmit={submit}>
      <RadioGroup
        legend={t('payouts.crypto.decision')}
        value={choice}
        onValueChange={(chosen) => change({ choice: choices.find((one) => one === chosen) ?? choice })}
      >
        {choices.map((one) => (
          <Radio key={one} value={one}>
            {t(`payouts.crypto.choice.${one}`, { worth })}
          </Radio>
        ))}
      </RadioGroup>
      {choice === 'other' && (
        <MoneyField
          name="amount"
          label={t('payouts.crypto.amount')}
          hint={
            held.worth === null
              ? t('payouts.crypto.worthUnknown', { token: held.token })
              : t('payouts.crypto.worth', { worth })
          }
          minor={amount}
          onMinorChange={(minor) => change({ amount: minor })}
          locale={locale === 'ru' ? 'ru-RU' : 'en-US'}
          sign={currencySymbols.RUB}
          error={isTooMuch ? t('payouts.crypto.tooMuch') : has('amount') && t('payouts.crypto.amountMissing')}
          required
          autoComplete="off"
        />
      )}
      {choice !== 'return' && held.payment === null && (
        <PersonField
          label={t('payouts.crypto.person')}
          value={person}
          onValueChange={(chosen) => change({ person: chosen })}
          error={has('person') && t('payouts.crypto.personMissing')}
        />
      )}
      <ReasonField
        label={t('payouts.reason')}
        hint={t('payouts.crypto.reasonHint')}
        error={has('reason') && t('payouts.reasonMissing')}
        maxLength={maxLengths.settlementReason}
        value={reason}
        onValueChange={(text) => change({ reason: text })}
      />
      <p aria-live="polite">
        {choice === 'return'
          ? t('payouts.crypto.effectReturn')
          : credited === null || isTooMuch
            ? ''
            : owner === ''
              ? t('payouts.crypto.effectChosen', { sum: format.money(credited) })
              : t('payouts.crypto.effect', { sum: format.money(credited), owner })}
      </p>
      <Button type="submit" tone="primary" size="l">
        {t(choice === 'return' ? 'payouts.crypto.doReturn' : 'payouts.crypto.doCredit')}
      </Button>
    </form>
  )
}
