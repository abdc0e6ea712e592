import {
  ChevronDownIcon,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Skeleton,
  VisuallyHidden,
} from '@flower-market/ui'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { AccountList } from '../../components/accounts/AccountList.tsx'
import { paths } from '../../paths.ts'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import styles from './WalletPanel.module.css'

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
        <AccountList />
        <nav aria-label={t('shell.moneyMenu')} className={styles.links}>
          <MenuLink to={paths.operation()} className={styles.link}>
            {t('shell.exchange')}
          </MenuLink>
          <MenuLink to={paths.operationsHistory()} className={styles.link}>
            {t('shell.operations')}
          </MenuLink>
          <MenuLink to={paths.balanceHistory()} className={styles.link}>
            {t('shell.balanceHistory')}
          </MenuLink>
        </nav>
      </PopoverContent>
    </Popover>
  )
}
