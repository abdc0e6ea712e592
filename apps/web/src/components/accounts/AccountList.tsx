import { currencyOfWallet, walletTypes } from '@flower-market/flower-domain'
import { Banner, Button, Radio, RadioGroup, Skeleton } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useSetAtom } from 'jotai'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { updateAccountAtom } from './accounts.atoms.ts'
import styles from './AccountList.module.css'

/** A person's accounts with what they hold: one is chosen to stand in the header, and others can be opened. */
export function AccountList() {
  const t = useTranslate()
  const format = useFormat()
  const accounts = useResource('accountList', {})
  const { isSaving, problem, run } = useSaving(useSetAtom(updateAccountAtom))
  if (accounts.status === 'loading') return <Skeleton shape="block" height={88} />
  if (accounts.status === 'failed') {
    return (
      <Banner tone="danger" action={<Button onClick={accounts.refresh}>{t('runtime.retry')}</Button>}>
        {t('shell.balancesFailed')}
      </Banner>
    )
  }
  const known = accounts.data
  const closed = walletTypes.filter((type) => known.every((account) => account.type !== type))
  return (
    <div className={styles.accounts}>
      {known.length > 0 && (
        <RadioGroup
          legend={t('shell.accountsLegend')}
          value={known.find(({ isDefault }) => isDefault)?.type ?? null}
          onValueChange={(value) => {
            const type = walletTypes.find((one) => one === value)
            if (type !== undefined) run({ type, isDefault: true })
          }}
        >
          {known.map(({ _id, type, name, amount }) => (
            <Radio key={_id} value={type} disabled={isSaving} className={styles.account}>
              <span className={styles.line}>
                <span>{name === '' ? t(`shell.wallet.${type}`) : name}</span>
                <span className={styles.amount}>
                  <ColumnAmount>{format.money(amount, currencyOfWallet(type))}</ColumnAmount>
                </span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
      )}
      {closed.length > 0 && (
        <div className={styles.closed}>
          {closed.map((type) => (
            <Button key={type} size="s" loading={isSaving} onClick={() => run({ type })}>
              {t(`shell.openWallet.${type}`)}
            </Button>
          ))}
        </div>
      )}
      {problem !== null && (
        <Banner role="alert" tone="danger">
          {t('shell.accountFailed')}
        </Banner>
      )}
    </div>
  )
}
