import { maxLengths } from '@flower-market/api-client'
import type { CartTotals } from '@flower-market/flower-domain'
import { Banner, Button, Radio, RadioGroup, SumList, SumRow, Textarea } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useAddressLine } from '@flower-market/app-runtime/destination'
import { useFormat, useLocale, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import type { FormEvent } from 'react'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import type { Client, LaterPayment, OrderLine } from '../order-draft.ts'
import styles from './OrderSummary.module.css'

export interface OrderSummaryProps {
  client: Client
  lines: readonly OrderLine[]
  totals: CartTotals
  /** The id of an address, `pickup`, or empty while nothing is chosen. */
  destination: string
  onDestinationChange: (destination: string) => void
  /** What can be chosen for this total. */
  methods: readonly LaterPayment[]
  paymentMethod: LaterPayment | null
  onPaymentMethodChange: (method: LaterPayment | null) => void
  comment: string
  onCommentChange: (comment: string) => void
  problem: MessageId | null
  isSending: boolean
  onSubmit: () => void
  onRemove: (code: string) => void
}

/** What is ordered, where it goes, how the client pays, and what it comes to. */
export function OrderSummary(props: OrderSummaryProps) {
  const { client, lines, totals, methods, problem, isSending } = props
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const addressLine = useAddressLine()
  const { addresses, pickup, person } = client
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <form noValidate aria-label={t('placing.order')} className={styles.form} onSubmit={submit}>
      <PageSection title={t('placing.order')}>
        {lines.length === 0 ? (
          <p className={styles.quiet}>{t('placing.nothingChosen')}</p>
        ) : (
          <ul className={styles.lines}>
            {lines.map(({ card, quantity }) => {
              const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
              return (
                <li key={card.code} className={styles.line}>
                  <span>
                    {name}
                    <span className={styles.more}>
                      {t('placing.lineOf', { stems: quantity, price: format.money(card.price) })}
                    </span>
                  </span>
                  <span className={styles.sum}>
                    <ColumnAmount>{format.money(card.price * quantity)}</ColumnAmount>
                  </span>
                  <Button
                    size="s"
                    tone="quiet"
                    aria-label={t('placing.removeOf', { lot: name })}
                    onClick={() => props.onRemove(card.code)}
                  >
                    {t('placing.remove')}
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
      </PageSection>
      <RadioGroup
        legend={t('placing.destination')}
        value={props.destination}
        onValueChange={props.onDestinationChange}
      >
        {addresses.map((address) => {
          const isElsewhere = address.region !== person.region
          return (
            <Radio
              key={address._id}
              value={address._id}
              disabled={isElsewhere}
              description={isElsewhere ? t('placing.otherRegion') : address.contactPerson}
            >
              {addressLine(address)}
            </Radio>
          )
        })}
        {pickup !== null && (
          <Radio value="pickup" description={pickup.address[locale]}>
            {t('placing.pickup')}
          </Radio>
        )}
      </RadioGroup>
      {addresses.length === 0 && pickup === null && <Banner tone="warn">{t('placing.noDestination')}</Banner>}
      {methods.length === 0 ? (
        <Banner tone="warn">{t('placing.noMethods')}</Banner>
      ) : (
        <RadioGroup
          legend={t('placing.payment')}
          value={props.paymentMethod}
          onValueChange={(value) =>
            props.onPaymentMethodChange(methods.find((method) => method === value) ?? null)
          }
        >
          {methods.map((method) => (
            <Radio key={method} value={method}>
              {t(`placing.method.${method}`)}
            </Radio>
          ))}
        </RadioGroup>
      )}
      <Textarea
        label={t('placing.comment')}
        hint={t('placing.commentHint')}
        maxLength={maxLengths.orderComment}
        rows={2}
        value={props.comment}
        onChange={(event) => props.onCommentChange(event.target.value)}
      />
      <SumList>
        <SumRow term={t('placing.goods', { stems: totals.stems })}>{format.money(totals.goods.minor)}</SumRow>
        <SumRow term={t('placing.delivery')}>
          {totals.stems === 0
            ? '—'
            : totals.delivery.minor === 0
              ? t('placing.free')
              : format.money(totals.delivery.minor)}
        </SumRow>
        <SumRow tone="total" term={t('placing.total')}>
          {format.money(totals.total.minor)}
        </SumRow>
      </SumList>
      {problem !== null && (
        <Banner role="alert" tone="danger">
          {t(problem)}
        </Banner>
      )}
      <Button type="submit" tone="primary" loading={isSending}>
        {t('placing.submit')}
      </Button>
    </form>
  )
}
