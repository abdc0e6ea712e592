import { useSetAtom } from 'jotai'
import { lazy, Suspense, useId, useState } from 'react'
import { Button, IconButton, TrashIcon } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import type { SavedList } from '../../../flows/saved-lists/list-to-save.ts'
import { openListAtom } from '../../../flows/saved-lists/saved-lists.atoms.ts'
import { newStanding } from '../../../flows/standing-order/new-standing.ts'
import { paths } from '../../../paths.ts'
import { EditListDialog } from './EditListDialog.tsx'
import { RemoveListDialog } from './RemoveListDialog.tsx'
import styles from './SavedListItem.module.css'
import { WishLines } from './WishLines.tsx'

const StandingDialog = lazy(() => import('../../../flows/standing-order/StandingDialog.tsx'))

/** A list: its name, how much it asks for, its flowers, and what can be done with it. */
export function SavedListItem({ list }: { list: SavedList }) {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const open = useSetAtom(openListAtom)
  const headingId = useId()
  const [dialog, setDialog] = useState<'edit' | 'remove' | 'standing' | null>(null)
  const close = (): void => setDialog(null)
  const { name, wishes, changedAt } = list
  const stems = wishes.reduce((sum, { quantity }) => sum + quantity, 0)
  const toCart = (): void => {
    open(list)
    go(paths.list())
  }
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 id={headingId}>{name}</h2>
        <p>
          {t('flowers.positions', { count: wishes.length })} · {t('flowers.stems', { count: stems })} ·{' '}
          {t('lists.changedAt', { moment: format.moment(changedAt) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button tone="primary" aria-describedby={headingId} onClick={toCart}>
          {t('lists.toCart')}
        </Button>
        <Button aria-describedby={headingId} onClick={() => setDialog('standing')}>
          {t('standing.add')}
        </Button>
        <Button aria-describedby={headingId} onClick={() => setDialog('edit')}>
          {t('lists.edit')}
        </Button>
        <IconButton label={t('lists.remove', { name })} onClick={() => setDialog('remove')}>
          <TrashIcon />
        </IconButton>
      </div>
      <WishLines wishes={wishes} />
      {dialog === 'standing' && (
        <Suspense>
          <StandingDialog
            name={name}
            start={newStanding(list._id)}
            onClose={close}
            onSaved={(id) => go(paths.standingOrder(id))}
          />
        </Suspense>
      )}
      {dialog === 'edit' && <EditListDialog list={list} onClose={close} />}
      {dialog === 'remove' && <RemoveListDialog list={list} onClose={close} />}
    </li>
  )
}
