import { SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, scrollToCurrent } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { useMay } from '../../state/use-may.ts'

/** Each with the call that its page lives on. */
const tabs = [
  { name: 'closing', to: paths.money(), words: 'books.closing', needs: 'dayClosing' },
  { name: 'payments', to: paths.openPayments(), words: 'books.openPayments', needs: 'openPayments' },
  { name: 'statements', to: paths.statements(), words: 'books.statements', needs: 'bankStatementList' },
  { name: 'transfers', to: paths.transfers(), words: 'books.transfers', needs: 'transactionReview' },
  { name: 'recipients', to: paths.recipients(), words: 'books.recipients', needs: 'recipientReviewList' },
  { name: 'ledger', to: paths.ledger(), words: 'books.ledger', needs: 'ledgerEntries' },
] as const

/** The pages of the market's money that the role may open. */
export function MoneyTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const t = useTranslate()
  const may = useMay()
  return (
    <SegmentedTabs ref={scrollToCurrent} label={t('books.tabs')}>
      {tabs
        .filter(({ needs }) => may(needs))
        .map(({ name, to, words }) => (
          <SegmentedTab key={name} asChild>
            <LocalizedLink to={to} aria-current={current === name ? 'page' : undefined}>
              {t(words)}
            </LocalizedLink>
          </SegmentedTab>
        ))}
    </SegmentedTabs>
  )
}
