import { useSetAtom } from 'jotai'
import { MessagesOf } from '../../i18n/LocaleProvider.tsx'
import type { MessageTopic } from '../../i18n/messages.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { destroyModalAtom } from '../../state/modal.atoms.ts'
import { AvatarQuestion } from './AvatarQuestion.tsx'

const topics: readonly MessageTopic[] = ['profile', 'forms']

/** The modal in which a person chooses their picture. */
const AvatarModal = () => {
  const close = useSetAtom(destroyModalAtom)
  return (
    <MessagesOf locale={useLocale()} topics={topics}>
      <AvatarQuestion onClose={close} />
    </MessagesOf>
  )
}

export default AvatarModal
