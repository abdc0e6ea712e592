import { useSetAtom } from 'jotai'
import { MessagesOf } from '../../i18n/LocaleProvider.tsx'
import type { MessageTopic } from '../../i18n/messages.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { destroyModalAtom } from '../../state/modal.atoms.ts'
import { AvatarDialog } from './AvatarDialog.tsx'

const topics: readonly MessageTopic[] = ['profile', 'forms']

/** The modal in which a person chooses their picture. */
function AvatarModal() {
  const close = useSetAtom(destroyModalAtom)
  return (
    <MessagesOf locale={useLocale()} topics={topics}>
      <AvatarDialog onClose={close} />
    </MessagesOf>
  )
}

export default AvatarModal
