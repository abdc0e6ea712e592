import { Button, LogoMark, TextLink } from '@flower-market/ui'
import { useEffect } from 'react'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { usePageTitle } from '@flower-market/app-runtime/navigation'
import { operators } from '@flower-market/flower-domain'
import { useSignOut } from '@flower-market/app-runtime/session'
import styles from './Gate.module.css'

export interface StaffRedirectProps {
  /** Where staff work; null where the operator has not set it. */
  address: string | null
  /** How to get there. @default the browser's own way */
  onLeave?: (address: string) => void
}

function leaveFor(address: string): void {
  return location.replace(address)
}

/** Sends staff to the place where they work. */
function StaffRedirect({ address, onLeave = leaveFor }: StaffRedirectProps) {
  const t = useTranslate()
  usePageTitle('gate.staffTitle')
  const { shop } = operators[useLocale()]
  const { isSigningOut, leave } = useSignOut()
  useEffect(() => {
    if (address !== null) onLeave(address)
  }, [address, onLeave])
  return (
    <main className={styles.page}>
      <LogoMark>{shop}</LogoMark>
      <h1 className={styles.title}>{t('gate.staffTitle')}</h1>
      {address === null ? (
        <p>{t('gate.staffUnset')}</p>
      ) : (
        <p>
          <TextLink href={address}>{t('gate.staffOpen')}</TextLink>
        </p>
      )}
      <Button loading={isSigningOut} onClick={leave} className={styles.way}>
        {t('gate.signOut')}
      </Button>
    </main>
  )
}

export default StaffRedirect
