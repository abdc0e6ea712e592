import { Avatar, Button, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { removeAvatarAtom } from '../../../flows/avatar/avatar.atoms.ts'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { createModalAtom, setPictureSourceAtom, togglePictureModalAtom } from '../../../state/modal.atoms.ts'
import type { OwnProfile } from '../../../state/own-profile.atoms.ts'
import { verificationTones, verificationLabels } from '../profile-labels.ts'
import styles from './PersonHead.module.css'

/** The picture, the name, the role and whether the shop knows who it is. */
export function PersonHead({ profile }: { profile: OwnProfile }) {
  const t = useTranslate()
  const createModal = useSetAtom(createModalAtom)
  const setPicture = useSetAtom(setPictureSourceAtom)
  const togglePicture = useSetAtom(togglePictureModalAtom)
  const { isSaving, problem, run: remove } = useSaving(useSetAtom(removeAvatarAtom))
  const { avatar, role, verification } = profile
  const name = `${profile.name} ${profile.surname}`.trim()
  const picture = <Avatar name={name} src={avatar ?? undefined} size="l" alt="" />
  return (
    <section aria-label={name} className={styles.head}>
      {avatar === null ? (
        picture
      ) : (
        <button
          type="button"
          aria-label={t('profile.openPicture')}
          className={styles.image}
          onClick={() => {
            setPicture(avatar)
            togglePicture()
          }}
        >
          {picture}
        </button>
      )}
      <div className={styles.content}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span>{t(`runtime.role.${role}`)}</span>
          <LocalizedLink to={paths.verification()} className={styles.verification}>
            <StatusBadge tone={verificationTones[verification.status]}>
              {t(verificationLabels[verification.status])}
            </StatusBadge>
          </LocalizedLink>
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="s" onClick={() => createModal('avatar')}>
          {t(avatar === null ? 'profile.choosePicture' : 'profile.changePicture')}
        </Button>
        {avatar !== null && (
          <Button size="s" tone="quiet" loading={isSaving} onClick={() => remove()}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {t(problem)}
        </p>
      )}
    </section>
  )
}
