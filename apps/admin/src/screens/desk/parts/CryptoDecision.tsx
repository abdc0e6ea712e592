import { isApiError, maxLengths } from '@flower-market/api-client'
import { currencySymbols } from '@flower-market/flower-domain'
import { Banner, Button, MoneyField, Radio, RadioGroup, Skeleton } from '@flower-market/ui'
import { toFormError } from '@flower-market/app-runtime/forms'
import { useFormat, useLocale, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { ReasonField } from '../../../components/reason-field/ReasonField.tsx'
import { PersonField } from '../../../components/person-field/PersonField.tsx'
import {
  choicesOf,
  readDecision,
  type CryptoChoice,
  type CryptoProblem,
  type HeldTransfer,
} from '../crypto-decision.ts'
import { settleCryptoAtom } from '../desk.atoms.ts'
import styles from './DeskItemPanel.module.css'

const messages = { loading: 'payouts.crypto.loading', failedText: 'payouts.crypto.failedText' } as const

/** What staff decide about USDT that did not come as it was asked for. */
export function CryptoDecision({ id, owner }: { id: string; owner: string }) {
  return (
    <ResourceView
      resource={useResource('cryptoTransferGet', { params: { id } })}
      headingLevel={2}
      messages={messages}
      skeleton={<Skeleton shape="block" height={240} />}
    >
      {(held) => <DecisionForm held={held} owner={owner} />}
    </ResourceView>
  )
}

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'account-frozen')) return 'payouts.crypto.frozen'
  return toFormError(error)
}

function DecisionForm({ held, owner }: { held: HeldTransfer; owner: string }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const settle = useSetAtom(settleCryptoAtom)
  const choices = choicesOf(held)
  const [choice, setChoice] = useState<CryptoChoice>(choices[0] ?? 'return')
  const [amount, setAmount] = useState<number | null>(null)
  const [personId, setPersonId] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const read = readDecision(held, { choice, amount, personId, reason })
  const has = (one: CryptoProblem): boolean => isTried && 'problems' in read && read.problems.includes(one)
  const isTooMuch = 'problems' in read && read.problems.includes('too-much')
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (isSending || 'problems' in read) return
    setSending(true)
    setProblem(null)
    try {
      await settle({ params: { id: held._id }, body: read.body })
    } catch (error) {
      setProblem(problemOf(error))
      setSending(false)
    }
  }
  const worth = format.money(held.worth ?? 0)
  const credited = choice === 'worth' ? held.worth : amount
  return (
    <form noValidate className={styles.reject} onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend={t('payouts.crypto.decision')}
        value={choice}
        onValueChange={(chosen) => setChoice(choices.find((one) => one === chosen) ?? choice)}
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
          onMinorChange={setAmount}
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
          value={personId}
          onValueChange={setPersonId}
          error={has('person') && t('payouts.crypto.personMissing')}
        />
      )}
      <ReasonField
        label={t('payouts.reason')}
        hint={t('payouts.crypto.reasonHint')}
        error={has('reason') && t('payouts.reasonMissing')}
        maxLength={maxLengths.settlementReason}
        value={reason}
        onValueChange={setReason}
      />
      <p aria-live="polite">
        {choice === 'return'
          ? t('payouts.crypto.effectReturn')
          : credited === null
            ? ''
            : owner === ''
              ? t('payouts.crypto.effectChosen', { sum: format.money(credited) })
              : t('payouts.crypto.effect', { sum: format.money(credited), owner })}
      </p>
      {problem !== null && (
        <Banner role="alert" tone="danger">
          {t(problem)}
        </Banner>
      )}
      <Button type="submit" tone="primary" size="l" loading={isSending}>
        {t(choice === 'return' ? 'payouts.crypto.doReturn' : 'payouts.crypto.doCredit')}
      </Button>
    </form>
  )
}
