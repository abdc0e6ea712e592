import { useAtomValue, useSetAtom } from 'jotai'
import { MessagesOf, useLocale, type MessageTopic } from '@flower-market/app-runtime/i18n'
import { endPhoneVerificationAtom, modalAtom } from '../../state/modal.atoms.ts'
import { PhoneVerificationDialog } from './PhoneVerificationDialog.tsx'

const topics: readonly MessageTopic[] = ['profile', 'forms']

/** The phone verification modal: a reset call, whose number's last digits confirm the phone. */
function PhoneVerification() {
  const { phone, phoneCountry } = useAtomValue(modalAtom)
  const end = useSetAtom(endPhoneVerificationAtom)
  return (
    <MessagesOf locale={useLocale()} topics={topics}>
      <PhoneVerificationDialog phone={phone} country={phoneCountry} onEnd={end} />
    </MessagesOf>
  )
}

export default PhoneVerification
