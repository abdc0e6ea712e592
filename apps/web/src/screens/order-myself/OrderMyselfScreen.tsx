import { isApiError, type CallOutput, type ErrorCode } from '@flower-market/api-client'
import { chooseAddress, findPositionsIssue, requestAnswerHours } from '@flower-market/flower-domain'
import { Banner, Button, Combobox, PageHeader, Price, Textarea } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { allResources, useResource } from '@flower-market/app-runtime/server-data'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { VerificationNeeded } from '../../flows/checkout/parts/VerificationNeeded.tsx'
import { unverifiedAtom } from '../../flows/checkout/verification-needed.atoms.ts'
import { sendRequestAtom } from '../../flows/request-decision/request-decision.atoms.ts'
import { clientIdAtom } from '../../state/client.atoms.ts'
import { paths } from '../../paths.ts'
import styles from './OrderMyself.module.css'
import { DestinationField, pickupValue } from './parts/DestinationField.tsx'
import { PositionRows } from './parts/PositionRows.tsx'
import { RequestFormSkeleton } from './parts/RequestFormSkeleton.tsx'
import { draftSum, readRequestDraft, writeRequestDraft, type RequestDraft } from './request-draft.ts'

const messages = {
  pageTitle: 'requests.writeTitle',
  loading: 'requests.loading',
  failedText: 'requests.failedText',
} as const
const maxComment = 1000

/** Errors that have a message of their own; the others ask to check the form. */
const named = [
  'empty-order',
  'quantity-not-selected',
  'zero-positions',
  'price-below-costs',
  'address-needed',
  'address-in-other-region',
  'pickup-unavailable',
  'too-many-requests-open',
] as const satisfies readonly ErrorCode[]

type Problem = (typeof named)[number] | 'other'

interface FormProps {
  plantations: readonly { readonly _id: string; readonly name: string }[]
  addresses: CallOutput<'addressList'>
  pickup: CallOutput<'deliveryTerms'>['pickup']
}

/** Positions written by hand for one plantation; kept for the browser's session until they are sent. */
function RequestForm({ plantations, addresses, pickup }: FormProps) {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const send = useSetAtom(sendRequestAtom)
  const [draft, setDraft] = useState(readRequestDraft)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  // What the last attempt was refused with; null where it was not for the verification.
  const [refusal, setRefusal] = useState<{ readonly comment: string } | null>(null)
  const unverified = useAtomValue(unverifiedAtom)
  const region = useAtomValue(sessionAtom)?.region ?? ''
  const { plantation } = draft
  const known = addresses.some(({ _id }) => _id === draft.addressId) ? draft.addressId : null
  const chosen = chooseAddress(addresses, { asked: known, region })
  const methodDelivery = pickup === null ? 'delivery' : draft.methodDelivery
  const isDelivered = methodDelivery === 'delivery'
  const sold = useResource('requestVarieties', plantation === null ? null : { query: { plantation } })
  const days = sold.status === 'ready' ? sold.data.days : []
  const date = days.find((day) => day === draft.date) ?? days[0] ?? null
  const change = (changed: Partial<RequestDraft>): void => {
    const next = { ...draft, ...changed }
    setDraft(next)
    writeRequestDraft(next)
    setProblem(null)
    setRefusal(null)
  }
  const submit = async (): Promise<void> => {
    const positions = draft.positions.map((one) => ({
      ...one,
      variety: one.variety.trim(),
      lengthCm: one.lengthCm ?? 0,
      price: one.price ?? 0,
      quantity: one.quantity ?? 0,
      boxes: one.boxes ?? 1,
    }))
    const issue = findPositionsIssue(positions)
    if (issue !== null) return setProblem(issue)
    if (plantation === null || date === null) return setProblem('other')
    if (isDelivered && !chosen.ok) {
      return setProblem(chosen.reason === 'address-in-other-region' ? chosen.reason : 'address-needed')
    }
    setSending(true)
    setRefusal(null)
    try {
      const address = isDelivered && chosen.ok ? { address: chosen.address._id } : {}
      const { comment } = draft
      // How it is paid is chosen when the answer is accepted.
      const asked = { positions, methodDelivery, paymentMethod: 'BALANCE', comment, ...address } as const
      const id = await send({ plantation, date, ...asked })
      writeRequestDraft(null)
      go(paths.historyOrder(id, 'forPlantations'))
    } catch (error) {
      if (isApiError(error, 'verification-needed')) setRefusal(error.details)
      else setProblem(named.find((code) => isApiError(error, code)) ?? 'other')
      setSending(false)
    }
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <header className={styles.head}>
        <PageHeader title={t('requests.writeTitle')} />
        <p className={styles.hint}>{t('requests.writeText')}</p>
      </header>
      {unverified !== null && refusal === null && <VerificationNeeded status={unverified} />}
      <div className={styles.fields}>
        <Combobox
          label={t('requests.plantation')}
          listLabel={t('requests.plantation')}
          placeholder={t('requests.choosePlantation')}
          emptyText={t('requests.noVarieties')}
          options={plantations.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={plantation}
          error={sold.status === 'failed' && plantation !== null ? t('requests.noVarieties') : undefined}
          onValueChange={(value) => change({ plantation: value })}
        />
        <ChoiceField
          label={t('requests.day')}
          choices={days.map((day) => ({ value: day, label: format.day(day, 'weekdayAndDay') }))}
          value={date ?? ''}
          disabled={days.length === 0}
          onValueChange={(value) => change({ date: days.find((day) => day === value) ?? null })}
        />
      </div>
      <PositionRows
        positions={draft.positions}
        varieties={sold.status === 'ready' ? sold.data.varieties : []}
        onChange={(positions) => change({ positions })}
      />
      <DestinationField
        addresses={addresses}
        pickup={pickup}
        value={isDelivered ? ('address' in chosen ? chosen.address._id : '') : pickupValue}
        onChoose={(value) =>
          change(
            value === pickupValue
              ? { methodDelivery: 'pickup' }
              : { methodDelivery: 'delivery', addressId: value },
          )
        }
      />
      <Textarea
        label={t('requests.comment')}
        rows={2}
        maxLength={maxComment}
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      {unverified !== null && refusal !== null && (
        <VerificationNeeded status={unverified} comment={refusal.comment} />
      )}
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {t(problem === 'other' ? 'requests.sendFailed' : `requests.problem.${problem}`)}
        </Banner>
      )}
      <div className={styles.end}>
        <p className={styles.total}>
          <span>{t('requests.askedGoods')}</span>
          <Price parts={format.moneyParts(draftSum(draft.positions), 'RUB', true)} size="l" />
        </p>
        <Button type="submit" tone="primary" size="l" loading={isSending}>
          {t('requests.send')}
        </Button>
        <p className={styles.hint}>{t('requests.sendHint', { hours: requestAnswerHours })}</p>
      </div>
    </form>
  )
}

/** A handwritten request to one plantation; it is one's own, never a client's. */
function OrderMyselfScreen() {
  return useAtomValue(clientIdAtom) === null ? (
    <OwnRequest />
  ) : (
    <PageMessage
      title="requests.notForClientTitle"
      text="requests.notForClientText"
      link={{ to: paths.catalog(), label: 'requests.toCatalog' }}
    />
  )
}

function OwnRequest() {
  return (
    <ResourceView
      resource={allResources(
        useResource('plantationAll', {}),
        allResources(useResource('addressList', {}), useResource('deliveryTerms', {})),
      )}
      headingLevel={1}
      messages={messages}
      skeleton={<RequestFormSkeleton />}
    >
      {([plantations, [addresses, { pickup }]]) => <RequestForm {...{ plantations, addresses, pickup }} />}
    </ResourceView>
  )
}

export default OrderMyselfScreen
