import { useAtomValue } from 'jotai'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { CopyField, Description, DescriptionList } from '@flower-market/ui'
import { useIntl } from 'react-intl'
import { localizePath, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import { shares } from '../shares.ts'
import styles from './Referral.module.css'

/** The link by which the person brings others, and the percentages where some are set. */
export function Referral({ referral, percentages }: Pick<OwnProfile, 'referral' | 'percentages'>) {
  const t = useTranslate()
  const intl = useIntl()
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
      {percentages && (
        <DescriptionList className={styles.shares}>
          {shares.map(({ field, words }) => (
            <Description key={field} term={t(words)}>
              {intl.formatNumber(percentages[field] / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
            </Description>
          ))}
        </DescriptionList>
      )}
    </section>
  )
}
