import { LegalScreen } from './LegalScreen.tsx'

const FlowerOfferScreen = () => <LegalScreen name="flowerOffer" />

export default FlowerOfferScreen
