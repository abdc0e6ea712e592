export {
  addressLine,
  DestinationText,
  isKnown,
  type AddressFields,
  type Destination,
} from './DestinationText.tsx'
export { unbrokenAddress } from './unbroken-address.ts'
export { useCityName } from './use-city-name.ts'
