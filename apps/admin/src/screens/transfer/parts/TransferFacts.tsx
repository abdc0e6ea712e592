import { Description, DescriptionList, SumList, SumRow, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { paths } from '../../../paths.ts'
import type { Transfer } from '../transfer-action.ts'

/** What a transfer takes and brings, and whose it is. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const format = useFormat()
  const { amount, currency, total, source, converted, commission, rate, rateBase, person, recipient } =
    transfer
  const isGivenBack = transfer.status === 'REJECTED'
  return (
    <>
      <PageSection title={t('payouts.sums')}>
        <SumList>
          {isGivenBack ? (
            <SumRow term={t('payouts.givenBack')} tone="total">
              {format.money(total, source)}
            </SumRow>
          ) : (
            <SumRow term={t('payouts.recipientGets')} tone="total">
              {format.money(amount, currency)}
            </SumRow>
          )}
          <SumRow term={t('payouts.converted')}>{format.money(converted, source)}</SumRow>
          <SumRow term={t('payouts.commission')}>{format.money(commission, source)}</SumRow>
          {!isGivenBack && (
            <SumRow term={t(transfer.sentAt === null ? 'payouts.reserved' : 'payouts.taken')}>
              {format.money(total, source)}
            </SumRow>
          )}
          {source !== currency && (
            <SumRow term={t('payouts.rate')}>
              {t(`payouts.rateOf.${rateBase}`, {
                rate: format.rate(Number(rate)),
                currency: source === rateBase ? currency : source,
              })}
            </SumRow>
          )}
        </SumList>
      </PageSection>
      <PageSection title={t('payouts.whose')}>
        <DescriptionList>
          <Description term={t('payouts.buyer')}>
            <TextLink asChild>
              <LocalizedLink to={paths.person(person._id)}>
                {[person.company, person.name].filter((part) => part !== '').join(', ')}
              </LocalizedLink>
            </TextLink>
          </Description>
          <Description term={t('payouts.plantation')}>{recipient.plantation.name}</Description>
          <Description term={t('payouts.begun')}>{format.moment(transfer.date)}</Description>
        </DescriptionList>
      </PageSection>
    </>
  )
}
