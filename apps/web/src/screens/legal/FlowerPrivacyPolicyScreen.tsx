import { LegalScreen } from './LegalScreen.tsx'

const FlowerPrivacyPolicyScreen = () => <LegalScreen name="flowerPrivacyPolicy" />

export default FlowerPrivacyPolicyScreen
