import type { CallOutput } from '@flower-market/api-client'
import { Description, DescriptionList, TextLink } from '@flower-market/ui'
import { DestinationText, isKnown } from '@flower-market/app-runtime/destination'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { paths } from '../../../paths.ts'
import styles from './BuyerSection.module.css'

/** Whose the order is, how they are reached, where it goes, and what they wrote. */
export function BuyerSection({ buyer, order }: Pick<CallOutput<'staffOrder'>, 'buyer' | 'order'>) {
  const t = useTranslate()
  const format = useFormat()
  const { _id, name, company, email, phone } = buyer
  const { placedBy, destination, comment } = order
  return (
    <PageSection
      title={t('orders.buyer')}
      aside={
        <TextLink asChild>
          <LocalizedLink to={paths.ordersOf(_id)}>{t('orders.ofBuyer')}</LocalizedLink>
        </TextLink>
      }
    >
      <DescriptionList>
        <Description term={t('orders.buyerName')}>
          <TextLink asChild>
            <LocalizedLink to={paths.person(_id)}>{company || name || email}</LocalizedLink>
          </TextLink>
          {company !== '' && name !== '' && <span className={styles.more}>{name}</span>}
        </Description>
        {phone !== '' && (
          <Description term={t('orders.phone')}>
            <TextLink href={`tel:+${phone}`}>{phoneText(phone)}</TextLink>
          </Description>
        )}
        <Description term={t('orders.email')}>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Description>
        {placedBy !== null && (
          <Description term={t('orders.placedBy')}>
            {placedBy.isStaff ? t('orders.placedByStaff') : placedBy.company || placedBy.name}
          </Description>
        )}
        <Description term={t('orders.placedAt')}>{format.moment(order.issueDate)}</Description>
        {isKnown(destination) && (
          <Description term={t('orders.where')}>
            <DestinationText destination={destination} />
          </Description>
        )}
        {comment !== '' && (
          <Description term={t('orders.comment')}>
            <span className={styles.comment}>{comment}</span>
          </Description>
        )}
      </DescriptionList>
    </PageSection>
  )
}
