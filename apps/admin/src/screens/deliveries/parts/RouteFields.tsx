import { maxLengths } from '@flower-market/api-client'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import type { DeliveryRoute } from '@flower-market/flower-domain'
import { IconButton, TextField, TrashIcon } from '@flower-market/ui'
import type { ReactNode } from 'react'
import styles from './RouteFields.module.css'

export interface RouteFieldsProps {
  route: DeliveryRoute
  /** Its name, or a number before it has one. */
  title: string
  /** The name of the field of the name. */
  field: string
  problem: MessageId | undefined
  /** The stops. */
  children: ReactNode
  onChange: (changes: Partial<Pick<DeliveryRoute, 'name' | 'carrier'>>) => void
  /** Its orders are on no route then. */
  onRemove: () => void
}

/** A route that is edited: its name, who drives, and its stops. */
export function RouteFields({
  route,
  title,
  field,
  problem,
  children,
  onChange,
  onRemove,
}: RouteFieldsProps) {
  const t = useTranslate()
  const { name, carrier, stops } = route
  return (
    <section className={styles.route} aria-label={title}>
      <div className={styles.fields}>
        <TextField
          name={field}
          label={t('orders.route')}
          value={name}
          maxLength={maxLengths.routeName}
          error={problem && t(problem)}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          label={t('orders.routeCarrier')}
          value={carrier}
          maxLength={maxLengths.routeCarrier}
          autoComplete="off"
          onChange={(event) => onChange({ carrier: event.target.value })}
        />
        <IconButton
          label={t('orders.removeRoute', { name: title })}
          className={styles.remove}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      </div>
      {stops.length === 0 ? <p className={styles.none}>{t('orders.noStops')}</p> : <ol>{children}</ol>}
    </section>
  )
}
