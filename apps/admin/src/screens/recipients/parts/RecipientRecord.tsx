import { Banner, Button, Description, DescriptionList, Stack, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useState } from 'react'
import { BankAccount } from '../../../components/bank-account/BankAccount.tsx'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { changesOf, type Recipient } from '../requisite-changes.ts'
import { ChangedRequisites } from './ChangedRequisites.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import styles from './RecipientRecord.module.css'

/** A recipient: whose it is, what has changed in it, its requisites, and the decision. */
export function RecipientRecord({ recipient }: { recipient: Recipient }) {
  const t = useTranslate()
  const format = useFormat()
  const may = useMay()
  // As it was when the decision was begun: a change that comes meanwhile is no revision that was looked at.
  const [decided, setDecided] = useState<{ readonly isApproved: boolean; readonly seen: Recipient } | null>(
    null,
  )
  const { name, plantation, owner, status, reason, changedAt, currency } = recipient
  const changes = changesOf(recipient)
  const isWaiting = status === 'WAITING'
  return (
    <PageSection
      title={name}
      aside={
        isWaiting &&
        may('recipientReview') && (
          <Stack direction="row" gap={2} wrap>
            <Button
              size="s"
              tone="primary"
              onClick={() => setDecided({ isApproved: true, seen: recipient })}
              aria-label={t('payouts.recipient.approveOne', { name })}
            >
              {t('payouts.recipient.approve')}
            </Button>
            <Button
              size="s"
              onClick={() => setDecided({ isApproved: false, seen: recipient })}
              aria-label={t('payouts.recipient.rejectOne', { name })}
            >
              {t('payouts.recipient.reject')}
            </Button>
          </Stack>
        )
      }
    >
      <div className={styles.record}>
        {reason !== '' && <Banner tone="danger">{reason}</Banner>}
        {isWaiting && <ChangedRequisites changes={changes} />}
        <div className={styles.columns}>
          <DescriptionList>
            <Description term={t('payouts.plantation')}>{plantation.name}</Description>
            <Description term={t('payouts.recipient.addedBy')}>
              {owner === null ? (
                t('payouts.recipient.byPlantation')
              ) : (
                <TextLink asChild>
                  <LocalizedLink to={paths.person(owner._id)}>
                    {[owner.company, owner.name].filter((part) => part !== '').join(', ')}
                  </LocalizedLink>
                </TextLink>
              )}
            </Description>
            <Description term={t('payouts.recipient.currency')}>{currency}</Description>
            <Description term={t('payouts.recipient.changedAt')}>{format.moment(changedAt)}</Description>
          </DescriptionList>
          <BankAccount requisites={recipient} />
        </div>
      </div>
      {decided && <ReviewDialog {...decided} onClose={() => setDecided(null)} />}
    </PageSection>
  )
}
