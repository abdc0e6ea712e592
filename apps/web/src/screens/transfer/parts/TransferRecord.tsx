import { currencyOfWallet, transferTimeline } from '@flower-market/flower-domain'
import {
  Banner,
  Button,
  Description,
  DescriptionList,
  PageHeader,
  SumList,
  SumRow,
  TextLink,
  Timeline,
  TimelineStep,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { TransactionStatusBadge } from '../../../components/transaction-list/TransactionStatusBadge.tsx'
import { paths } from '../../../paths.ts'
import type { Transaction } from '../transfer.atoms.ts'
import { CancelTransfer } from './CancelTransfer.tsx'
import styles from './TransferRecord.module.css'

type Facts = NonNullable<Transaction['transfer']>

interface PartProps {
  transaction: Transaction
  transfer: Facts
}

/** How a transfer stands, in a sentence. */
function Standing({ transaction: { status, reason, amount, currency }, transfer }: PartProps) {
  const t = useTranslate()
  const format = useFormat()
  if (status === 'REJECTED') {
    return (
      <Banner
        role="alert"
        tone="danger"
        title={t(transfer.isReturned ? 'transfers.returned' : 'transfers.rejected')}
        action={
          <Button asChild>
            <LocalizedLink to={paths.transfer()}>{t('transfers.again')}</LocalizedLink>
          </Button>
        }
      >
        {reason} {t('transfers.released', { amount: format.money(amount, currency) })}
      </Banner>
    )
  }
  if (transfer.recipient === null) return <Banner tone="success">{t('transfers.standing.own')}</Banner>
  if (status === 'INITIAL') return null
  return (
    <Banner tone={status === 'CONFIRMED' ? 'success' : 'info'}>{t(`transfers.standing.${status}`)}</Banner>
  )
}

function Amounts({ transaction: { amount, currency, status }, transfer }: PartProps) {
  const t = useTranslate()
  const format = useFormat()
  const target = currencyOfWallet(transfer.target)
  const priced = currency === transfer.rateBase ? target : currency
  const isReserved = status === 'INITIAL' || status === 'IN_PROCESSED'
  const total =
    status === 'REJECTED' ? 'transfers.total' : isReserved ? 'transfers.reserved' : 'transfers.taken'
  return (
    <SumList className={styles.sums}>
      <SumRow term={t('transfers.received')}>
        <strong className={styles.received}>{format.money(transfer.received, target)}</strong>
      </SumRow>
      <SumRow term={t(total)}>{format.money(amount, currency)}</SumRow>
      <SumRow term={t('transfers.commission')}>{format.money(transfer.commission, currency)}</SumRow>
      {currency !== target && (
        <SumRow term={t('transfers.rate')}>
          {t(`money.rateOf.${transfer.rateBase}`, {
            rate: format.rate(Number(transfer.rate)),
            currency: priced,
          })}
        </SumRow>
      )}
    </SumList>
  )
}

/** A transfer: how it stands, how far it has come, what it takes and whom it goes to. */
export function TransferRecord({ transaction }: { transaction: Transaction }) {
  const t = useTranslate()
  const format = useFormat()
  const { number, date, status, transfer } = transaction
  if (transfer === null) return null
  const { recipient, purpose, events } = transfer
  const steps = recipient === null ? [] : transferTimeline(events)
  return (
    <div className={styles.record}>
      <PageHeader
        className={styles.head}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.transfer()}>{t('transfers.title')}</LocalizedLink>
          </TextLink>
        }
        title={t('transfers.recordTitle', { number })}
        status={<TransactionStatusBadge status={status} />}
        description={format.moment(date)}
      />
      {steps.length > 0 && (
        <Timeline aria-label={t('transfers.timeline')}>
          {steps.map((step) => (
            <TimelineStep
              key={step.status}
              state={step.state}
              title={t(`transfers.step.${step.status}`)}
              note={step.at === null ? null : format.moment(step.at)}
            />
          ))}
        </Timeline>
      )}
      <Standing transaction={transaction} transfer={transfer} />
      <CancelTransfer transaction={transaction} />
      <div className={styles.facts}>
        <Amounts transaction={transaction} transfer={transfer} />
        {(recipient !== null || purpose !== '') && (
          <DescriptionList aria-label={t('transfers.details')}>
            {recipient !== null && (
              <>
                <Description term={t('transfers.recipient')}>{recipient.name}</Description>
                {recipient.plantation.name !== recipient.name && (
                  <Description term={t('transfers.plantation')}>{recipient.plantation.name}</Description>
                )}
                <Description term={t('transfers.account')}>
                  {recipient.beneficiary}, {recipient.accountNumber}
                </Description>
              </>
            )}
            {purpose !== '' && <Description term={t('transfers.purpose')}>{purpose}</Description>}
          </DescriptionList>
        )}
      </div>
    </div>
  )
}
