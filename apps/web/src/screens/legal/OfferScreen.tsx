import { LegalScreen } from './LegalScreen.tsx'

const OfferScreen = () => <LegalScreen name="offer" />

export default OfferScreen
