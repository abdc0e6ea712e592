import { Drawer, DrawerBody, DrawerContent, DrawerHeader } from '@flower-market/ui'
import type { Session } from '@flower-market/api-client'
import { useSetAtom } from 'jotai'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { toggleMobileModalAtom } from '../../state/modal.atoms.ts'
import { accountMenu, menuOf } from '../header/menu.ts'
import { MenuLink } from '@flower-market/app-runtime/navigation'
import styles from './MobileMenu.module.css'

/** All that a person's role may open, over a phone's page; a place that is chosen closes it. */
function MobileMenu({ person }: { person: Session }) {
  const t = useTranslate()
  const toggle = useSetAtom(toggleMobileModalAtom)
  return (
    <Drawer open onOpenChange={toggle}>
      <DrawerContent side="bottom">
        <DrawerHeader closeLabel={t('shell.close')}>{t('shell.menu')}</DrawerHeader>
        <DrawerBody>
          <nav aria-label={t('shell.ownMenu')} className={styles.entries}>
            {menuOf(accountMenu, person.role).map(({ name, path }) => (
              <MenuLink key={name} to={path} className={styles.entry} onClick={toggle}>
                {t(name)}
              </MenuLink>
            ))}
          </nav>
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  )
}

export default MobileMenu
