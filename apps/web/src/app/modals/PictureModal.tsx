import { PictureViewer } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { usePictureLabels } from '../../components/picture-labels/use-picture-labels.ts'
import { modalAtom, togglePictureModalAtom } from '../../state/modal.atoms.ts'

/** One picture over the page, to look at closely. */
function PictureModal() {
  const t = useTranslate()
  const labels = usePictureLabels()
  const { pictureSource } = useAtomValue(modalAtom)
  const toggle = useSetAtom(togglePictureModalAtom)
  return (
    <PictureViewer
      title={t('shell.picture')}
      pictures={[{ id: pictureSource, picture: <img src={pictureSource} alt={t('shell.picture')} /> }]}
      index={0}
      onIndexChange={(index) => {
        if (index === null) toggle()
      }}
      labels={labels}
    />
  )
}

export default PictureModal
