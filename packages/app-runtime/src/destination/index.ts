export {
  addressLine,
  DestinationText,
  isKnown,
  type AddressFields,
  type Destination,
} from './DestinationText.tsx'
export { useAddressLine } from './use-address-line.ts'
export { useCityName } from './use-city-name.ts'
