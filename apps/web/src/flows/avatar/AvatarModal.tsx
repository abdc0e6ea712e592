import { useSetAtom } from 'jotai'
import { MessagesOf, useLocale, type MessageTopic } from '@flower-market/app-runtime/i18n'
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
