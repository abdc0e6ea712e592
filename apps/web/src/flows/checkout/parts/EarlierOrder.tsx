import { Banner, TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'

/** An earlier order of this day got no answer and was changed since: sent now, this one could be a second order. */
export function EarlierOrder() {
  const t = useTranslate()
  return (
    <Banner role="alert" tone="warn" title={t('order.earlierTitle')}>
      {t('order.earlierText')}{' '}
      <TextLink asChild>
        <LocalizedLink to={paths.history()}>{t('order.toHistory')}</LocalizedLink>
      </TextLink>
    </Banner>
  )
}
