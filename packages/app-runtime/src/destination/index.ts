export {
  addressLine,
  DestinationText,
  isKnown,
  type AddressFields,
  type Destination,
} from './DestinationText.tsx'
export { useCityName } from './use-city-name.ts'
