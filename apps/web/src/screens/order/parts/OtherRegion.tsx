import { Banner, Button } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { Address } from '../../../flows/address-book/address-book.atoms.ts'
import { chooseRegionAtom } from '../../../state/own-profile.atoms.ts'

/** The address is in another region than the prices on screen: the region is changed to it, or another address is chosen. */
export function OtherRegion({ address }: { address: Address }) {
  const t = useTranslate()
  const locale = useLocale()
  const regions = useResource('regionList', {})
  const { isSaving, problem, run } = useSaving(useSetAtom(chooseRegionAtom))
  const known =
    regions.status === 'ready' ? regions.data.find(({ _id }) => _id === address.region) : undefined
  const region = known?.name[locale] ?? address.city
  return (
    <Banner
      role="alert"
      tone="warn"
      title={t('order.otherRegion', { region })}
      action={
        <Button loading={isSaving} onClick={() => run(address.region)}>
          {t('order.changeRegion', { region })}
        </Button>
      }
    >
      {t(problem ?? 'order.otherRegionText')}
    </Banner>
  )
}
