import { SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'

const tabs = [
  { name: 'closing', to: paths.money(), words: 'books.closing' },
  { name: 'payments', to: paths.openPayments(), words: 'books.openPayments' },
  { name: 'ledger', to: paths.ledger(), words: 'books.ledger' },
] as const

/** The faces of the market's money. */
export function MoneyTabs({ current }: { current: (typeof tabs)[number]['name'] }) {
  const t = useTranslate()
  return (
    <SegmentedTabs label={t('books.tabs')}>
      {tabs.map(({ name, to, words }) => (
        <SegmentedTab key={name} asChild>
          <LocalizedLink to={to} aria-current={current === name ? 'page' : undefined}>
            {t(words)}
          </LocalizedLink>
        </SegmentedTab>
      ))}
    </SegmentedTabs>
  )
}
