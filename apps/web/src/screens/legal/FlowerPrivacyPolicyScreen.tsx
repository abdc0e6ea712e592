import { LegalScreen } from './LegalScreen.tsx'

function FlowerPrivacyPolicyScreen() {
  return <LegalScreen name="flowerPrivacyPolicy" />
}

export default FlowerPrivacyPolicyScreen
