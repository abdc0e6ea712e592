import { LegalScreen } from './LegalScreen.tsx'

function OfferScreen() {
  return <LegalScreen name="offer" />
}

export default OfferScreen
