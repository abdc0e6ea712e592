import { useAtomValue } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { CopyField } from '@flower-market/ui'
import { localizePath, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import styles from './Referral.module.css'

/** The link by which the person brings others. */
export function Referral({ referral }: Pick<OwnProfile, 'referral'>) {
  const t = useTranslate()
  const locale = useLocale()
  const { origin } = useAtomValue(pageEnvironmentAtom)
  if (referral === '') return null
  const link = `${origin}${localizePath(locale, paths.signup())}?referral=${encodeURIComponent(referral)}`
  return (
    <section aria-labelledby="referral" className={styles.referral}>
      <h2 id="referral">{t('profile.referral')}</h2>
      <p className={styles.text}>{t('profile.referralText')}</p>
      <CopyField
        label={t('profile.referralLink')}
        value={link}
        copyLabel={t('profile.copy')}
        copiedText={t('profile.copied')}
        failedText={t('profile.copyFailed')}
      />
    </section>
  )
}
