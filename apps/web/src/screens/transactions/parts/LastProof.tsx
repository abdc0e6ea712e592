import { moscowDateOf } from '@flower-market/flower-domain'
import { useAtomValue } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './LastProof.module.css'

/** When the balance was last proven against its postings; nothing before it was, and while it differs from them. */
export function LastProof() {
  const t = useTranslate()
  const format = useFormat()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const accounts = useResource('accountList', {})
  if (accounts.status !== 'ready') return null
  const { data } = accounts
  const { provenAt = null } = data.find(({ isDefault }) => isDefault) ?? data[0] ?? {}
  if (provenAt === null) return null
  const isToday = moscowDateOf(new Date(provenAt)) === moscowDateOf(now())
  return (
    <p className={styles.proof}>
      {isToday
        ? t('transactions.provenToday', { time: format.time(provenAt) })
        : t('transactions.proven', { moment: format.moment(provenAt) })}
    </p>
  )
}
