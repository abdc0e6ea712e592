import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import { isNarrowed } from '../../../state/address-filter.ts'
import { addressOf, type OrdersFilter } from '../orders-filter.ts'
import { removeViewAtom } from '../orders.atoms.ts'
import styles from './OrderViews.module.css'
import { SaveViewDialog } from './SaveViewDialog.tsx'

/** The views of the list that one has kept; what is shown can be kept, too, and one that is shown be forgotten. */
export function OrderViews({ filter }: { filter: OrdersFilter }) {
  const t = useTranslate()
  const [isSaving, setSaving] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const remove = useSetAtom(removeViewAtom)
  const resource = useResource('orderViews', {})
  const views = resource.status === 'ready' ? resource.data : []
  const address = addressOf(filter)
  const shown = views.find(({ query }) => query === address)
  const canSave = isNarrowed(filter) && shown === undefined
  if (views.length === 0 && !canSave) return null
  const forget = async (name: string): Promise<void> => {
    setRemoving(true)
    // A failure is notified by the client, and the view stays.
    await remove(name).catch(() => {})
    setRemoving(false)
  }
  return (
    <nav aria-label={t('orders.views')} className={styles.views}>
      {views.map(({ name, query }) => (
        <LocalizedLink
          key={name}
          to={`${paths.orders()}?${query}`}
          replace
          className={styles.view}
          aria-current={query === address ? 'page' : undefined}
        >
          {name}
        </LocalizedLink>
      ))}
      {canSave && (
        <Button tone="quiet" size="s" onClick={() => setSaving(true)}>
          {t('orders.saveView')}
        </Button>
      )}
      {shown && (
        <Button tone="quiet" size="s" loading={isRemoving} onClick={() => void forget(shown.name)}>
          {t('orders.removeView')}
        </Button>
      )}
      {isSaving && (
        <SaveViewDialog
          query={address}
          taken={views.map(({ name }) => name)}
          onClose={() => setSaving(false)}
        />
      )}
    </nav>
  )
}
