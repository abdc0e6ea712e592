import { maxAddresses, type CallOutput } from '@flower-market/api-client'
import { Banner, Skeleton } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent, Ref } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { allResources, useResource } from '@flower-market/app-runtime/server-data'
import type { AddressBody } from '../../../flows/address-book/address-book.atoms.ts'
import { newAddress, type AddressProfile } from '../../../flows/address-book/address-form.ts'
import { AddressText } from '../../../flows/address-book/parts/AddressText.tsx'
import { cityCostIn } from '../../../flows/address-book/city-cost.ts'
import { CityField } from '../../../flows/address-book/parts/CityField.tsx'
import { ContactPhone } from '../../../flows/address-book/parts/ContactPhone.tsx'
import { useAddressForm } from '../../../flows/address-book/use-address-form.ts'
import { useBuyerProfile } from '../../../flows/client-order/use-buyer-profile.ts'
import { buyerInputAtom } from '../../../state/client.atoms.ts'
import { completeProfileAtom } from '../first-address.atoms.ts'
import styles from './FirstAddress.module.css'

export interface FirstAddressProps {
  /** The order's button sends the form: it has none of its own. */
  ref: Ref<HTMLFormElement>
  /** What delivery to the written city costs, kopecks. */
  onCityCost: (minor: number) => void
  onSaved: (id: string) => void
  /** The client whose first address it is; null for one's own. */
  clientId: string | null
}

interface FieldsProps extends FirstAddressProps {
  profile: AddressProfile
  regions: CallOutput<'regionList'>
}

function FirstAddressFields({ ref, onCityCost, onSaved, clientId, profile, regions }: FieldsProps) {
  const t = useTranslate()
  const completeProfile = useSetAtom(completeProfileAtom)
  const start = newAddress(profile, true)
  const saved = (id: string, body: AddressBody): void => {
    if (clientId === null) void completeProfile(profile, body)
    onSaved(id)
  }
  const form = useAddressForm({ id: null, start, clientId: clientId ?? undefined, onSaved: saved })
  const { problems } = form
  const region = regions.find(({ _id }) => _id === start.region)
  const reportCost = (event: FormEvent<HTMLFormElement>): void => {
    const field = event.target
    if (region && field instanceof HTMLInputElement && field.name === 'city') {
      onCityCost(cityCostIn(region, field.value))
    }
  }
  const field = { start, problems }
  return (
    <form
      ref={ref}
      noValidate
      aria-label={t('order.address')}
      onSubmit={form.submit}
      onInput={reportCost}
      className={styles.form}
    >
      <CityField regions={regions} start={start} form={form} />
      <AddressText
        {...field}
        field="street"
        label={t('addresses.street')}
        autoComplete="street-address"
        required
      />
      <AddressText
        {...field}
        field="contactPerson"
        label={t('addresses.contact')}
        autoComplete="name"
        required
      />
      <ContactPhone form={form} />
      {problems.form && (
        <Banner tone="danger" role="alert" className={styles.problem}>
          {t(problems.form, { max: maxAddresses })}
        </Banner>
      )}
    </form>
  )
}

/** Asks within the first order where it is brought and who receives it, beginning with what the profile knows. */
export function FirstAddress(props: FirstAddressProps) {
  const known = allResources(
    useBuyerProfile(props.clientId),
    useResource('regionList', useAtomValue(buyerInputAtom)),
  )
  return (
    <ResourceView
      resource={known}
      messages={{ loading: 'addresses.formLoading', failedText: 'addresses.formFailed' }}
      skeleton={<Skeleton shape="block" height={160} />}
    >
      {([profile, regions]) => <FirstAddressFields {...props} profile={profile} regions={regions} />}
    </ResourceView>
  )
}
