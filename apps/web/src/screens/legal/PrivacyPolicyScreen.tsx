import { LegalScreen } from './LegalScreen.tsx'

const PrivacyPolicyScreen = () => <LegalScreen name="privacyPolicy" />

export default PrivacyPolicyScreen
