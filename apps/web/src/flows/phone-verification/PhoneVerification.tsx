import { useAtomValue, useSetAtom } from 'jotai'
import { MessagesOf } from '../../i18n/LocaleProvider.tsx'
import type { MessageTopic } from '../../i18n/messages.ts'
import { useLocale } from '../../i18n/use-locale.ts'
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
