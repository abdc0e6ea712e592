import { LegalScreen } from './LegalScreen.tsx'

function FlowerOfferScreen() {
  return <LegalScreen name="flowerOffer" />
}

export default FlowerOfferScreen
