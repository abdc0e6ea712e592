import { Description, DescriptionList } from '@flower-market/ui'
import { useCityName } from '@flower-market/app-runtime/destination'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'

/** What was sent to the review, and when. */
export function AskedFacts({ verification }: Pick<OwnProfile, 'verification'>) {
  const t = useTranslate()
  const format = useFormat()
  const cityName = useCityName()
  const { name, phone, city, address, index, askedAt } = verification
  return (
    <DescriptionList>
      {askedAt !== null && <Description term={t('profile.askedAt')}>{format.moment(askedAt)}</Description>}
      <Description term={t('profile.verificationName')}>{name}</Description>
      <Description term={t('forms.phone')}>{phoneText(phone)}</Description>
      <Description term={t('profile.city')}>{cityName(city)}</Description>
      <Description term={t('profile.address')}>{address}</Description>
      <Description term={t('profile.index')}>{index}</Description>
    </DescriptionList>
  )
}
