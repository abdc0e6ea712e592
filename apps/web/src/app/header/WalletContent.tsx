import { useTranslate } from '@flower-market/app-runtime/i18n'
import { AccountList } from '../../components/accounts/AccountList.tsx'
import { paths } from '../../paths.ts'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import styles from './WalletContent.module.css'

/** All accounts, and what can be done with them. */
export function WalletContent() {
  const t = useTranslate()
  return (
    <>
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
    </>
  )
}
