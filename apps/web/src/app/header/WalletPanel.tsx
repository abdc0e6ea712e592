import {
  ChevronDownIcon,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Skeleton,
  VisuallyHidden,
} from '@flower-market/ui'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './WalletPanel.module.css'

const WalletContent = lazy(async () => ({ default: (await import('./menu-contents.ts')).WalletContent }))

/** What the default account holds, and under it all accounts; nothing where no account is the default one. */
export function WalletPanel() {
  const t = useTranslate()
  const format = useFormat()
  const accounts = useResource('accountList', {})
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (accounts.status === 'loading') return <Skeleton className={styles.loading} />
  if (accounts.status === 'failed') {
    return (
      <button type="button" className={styles.failed} onClick={accounts.refresh}>
        {t('shell.balancesFailed')}
      </button>
    )
  }
  const shown = accounts.data.find(({ isDefault }) => isDefault)
  if (shown === undefined) return null
  return (
    <Popover open={openAt === pathname} onOpenChange={(isOpen) => setOpenAt(isOpen ? pathname : null)}>
      <PopoverTrigger className={styles.wallet}>
        <VisuallyHidden>{t('shell.balances')} </VisuallyHidden>
        {format.money(shown.amount, currencyOfWallet(shown.type))}
        <ChevronDownIcon className={styles.chevron} />
      </PopoverTrigger>
      <PopoverContent label={t('shell.balances')} align="end" className={styles.panel}>
        <Suspense fallback={<Skeleton shape="block" height={88} />}>
          <WalletContent />
        </Suspense>
      </PopoverContent>
    </Popover>
  )
}
