import type { ReactNode } from 'react'
import { PlusIcon, Skeleton, type createIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import styles from './MoneyWays.module.css'
import { CryptoNote, useDollarRate, useUnsettled, WayNote } from './WayNote.tsx'
import { ExchangeIcon, TransferIcon, wayIcons } from './way-icons.tsx'

type Icon = ReturnType<typeof createIcon>

interface WayProps {
  icon: Icon
  to: string
  name: string
  note: ReactNode
  /** Whether it has to be seen on a phone, too: a time runs. */
  isUrgent?: boolean
}

function Way({ icon: Sign, to, name, note, isUrgent = false }: WayProps) {
  return (
    <li className={styles.way} data-urgent={isUrgent ? '' : undefined}>
      <LocalizedLink to={to} className={styles.link}>
        <Sign className={styles.icon} />
        <span className={styles.name}>{name}</span>
        {note}
      </LocalizedLink>
    </li>
  )
}

function Tile({ icon: Sign, to, children }: { icon: Icon; to: string; children: ReactNode }) {
  return (
    <LocalizedLink to={to} className={styles.tile}>
      <Sign className={styles.icon} />
      {children}
    </LocalizedLink>
  )
}

/** The ways to top up that are offered; where they cannot be read, the page of top-ups tells. */
function TopUpWays() {
  const t = useTranslate()
  const ways = useResource('topUpWays', {})
  const topUps = useUnsettled().filter(({ kind }) => kind === 'top-up')
  if (ways.status === 'loading') return <Skeleton shape="block" height={220} />
  if (ways.status === 'failed') {
    return (
      <ul>
        <Way icon={PlusIcon} to={paths.replenishment()} name={t('transactions.topUpBalance')} note={null} />
      </ul>
    )
  }
  if (ways.data.length === 0) return <p className={styles.none}>{t('transactions.noWays')}</p>
  return (
    <ul>
      {ways.data.map(({ method }) => {
        const own = topUps.filter((one) => one.method === method)
        const [newest] = own
        const isCrypto = method === 'CRYPTO'
        return (
          <Way
            key={method}
            icon={wayIcons[method]}
            to={isCrypto && newest ? paths.replenishment(newest._id) : paths.topUpBy(method)}
            name={t(`transactions.method.${method}`)}
            isUrgent={isCrypto && newest !== undefined}
            note={
              !isCrypto ? (
                <WayNote method={method} count={own.length} />
              ) : newest ? (
                <CryptoNote id={newest._id} count={own.length} />
              ) : (
                <span className={styles.note}>{t('transactions.wayNote.CRYPTO')}</span>
              )
            }
          />
        )
      })}
    </ul>
  )
}

/** The ways out, with the transfers that are not settled and the rate of now. */
function WaysOut() {
  const t = useTranslate()
  const count = useUnsettled().filter(({ kind }) => kind === 'transfer').length
  const rate = useDollarRate()
  return (
    <ul>
      <Way
        icon={TransferIcon}
        to={paths.transfer()}
        name={t('transactions.transfer')}
        note={
          count === 0 ? (
            <span className={styles.note}>{t('transactions.transferNote')}</span>
          ) : (
            <span className={styles.note} data-live="">
              {t('transactions.transfersWait', { count })}
            </span>
          )
        }
      />
      <Way
        icon={ExchangeIcon}
        to={paths.operation()}
        name={t('money.exchange')}
        note={
          <span className={styles.note}>
            {rate === null ? t('transactions.exchangeNote') : t('transactions.exchangeRate', { rate })}
          </span>
        }
      />
    </ul>
  )
}

/** Where money comes in and goes out: each way by itself, and on a phone three places. */
export function MoneyWays() {
  const t = useTranslate()
  return (
    <div>
      <nav className={styles.tiles} aria-label={t('transactions.actions')}>
        <Tile icon={PlusIcon} to={paths.replenishment()}>
          {t('transactions.toTopUp')}
        </Tile>
        <Tile icon={TransferIcon} to={paths.transfer()}>
          {t('transactions.toTransfer')}
        </Tile>
        <Tile icon={ExchangeIcon} to={paths.operation()}>
          {t('transactions.toExchange')}
        </Tile>
      </nav>
      <div className={styles.lists}>
        <h2 className={styles.title}>{t('transactions.toTopUp')}</h2>
        <TopUpWays />
        <h2 className={styles.title}>{t('transactions.waysOut')}</h2>
        <WaysOut />
      </div>
    </div>
  )
}
