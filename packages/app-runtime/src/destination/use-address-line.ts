import { addressLine, type AddressFields } from './DestinationText.tsx'
import { useCityName } from './use-city-name.ts'

/** Gives an address as one text, with the name of its city in the language of the page. */
export function useAddressLine() {
  const cityName = useCityName()
  return (address: Pick<AddressFields, 'index' | 'city' | 'street'>): string =>
    addressLine({ ...address, city: cityName(address.city) })
}
