import { LegalScreen } from './LegalScreen.tsx'

function PrivacyPolicyScreen() {
  return <LegalScreen name="privacyPolicy" />
}

export default PrivacyPolicyScreen
