import { isApiError, maxDeliveryRoutes, maxRouteStops } from '@flower-market/api-client'
import { FormDialog, toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { IsoDate } from '@flower-market/flower-domain'
import { Banner, Button, PlusIcon } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { WatchedBy } from '../../../components/watching/WatchedBy.tsx'
import { saveRoutesAtom } from '../deliveries.atoms.ts'
import type { Delivery, DeliveryPlan } from '../delivery-groups.ts'
import {
  addRoute,
  draftsOf,
  findDraftProblems,
  moveStop,
  nameFieldOf,
  placeStop,
  toRoutes,
  type RouteDraft,
} from '../route-draft.ts'
import { RouteFields } from './RouteFields.tsx'
import styles from './RoutesDialog.module.css'
import { StopRow } from './StopRow.tsx'

export interface RoutesDialogProps {
  /** The region. */
  name: string
  day: IsoDate
  /** As it stands now; read again while the dialog is open. */
  plan: DeliveryPlan
  /** What is brought there on the day. */
  deliveries: readonly Delivery[]
  onClose: () => void
}

/** Puts the deliveries of a region on routes, in the order of their stops. */
export function RoutesDialog({ name, day, plan, deliveries, onClose }: RoutesDialogProps) {
  const t = useTranslate()
  const save = useSetAtom(saveRoutesAtom)
  const [drafts, setDrafts] = useState(() => draftsOf(plan.routes))
  const [seenVersion, setSeenVersion] = useState(plan.version)
  const { problems, isSending, submit } = useForm<readonly RouteDraft[], string>({
    read: () => drafts,
    findProblems: findDraftProblems,
    send: async () => {
      const routes = toRoutes(drafts, new Set(deliveries.map(({ _id }) => _id)))
      const body = { day, region: plan.region, version: seenVersion }
      if (await save({ ...body, routes })) onClose()
    },
    toFormErrors: (error) => ({
      form: isApiError(error, 'order-changed') ? 'orders.routesOrderChanged' : toFormError(error),
    }),
  })
  const byId = new Map(deliveries.map((delivery) => [delivery._id, delivery]))
  const placed = new Set(drafts.flatMap(({ stops }) => stops))
  const left = deliveries.filter(({ _id }) => !placed.has(_id))
  const choices = drafts.map(({ key, name: routeName, stops }, place) => ({
    key,
    label: routeName.trim() || t('orders.routeNumber', { number: place + 1 }),
    isFull: stops.length >= maxRouteStops,
  }))
  const row = (delivery: Delivery, stops: readonly string[] | null, key: number | null) => (
    <StopRow
      key={delivery._id}
      delivery={delivery}
      place={stops && { index: stops.indexOf(delivery._id), count: stops.length }}
      routes={choices}
      route={key}
      onRouteChange={(chosen) => setDrafts(placeStop(drafts, delivery._id, chosen))}
      onMove={(by) => setDrafts(moveStop(drafts, delivery._id, by))}
    />
  )
  return (
    <FormDialog
      title={t('orders.routesTitle', { region: name })}
      description={t('orders.routesText')}
      className={styles.dialog}
      submitLabel={t('orders.routesSave')}
      cancelLabel={t('orders.cancelDialog')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <WatchedBy kind="routes" _id={`${day} ${plan.region}`} />
      {plan.version !== seenVersion && (
        <Banner role="alert" tone="warn">
          {t('orders.routesChanged')}
          <span className={styles.choices}>
            <Button size="s" onClick={() => setSeenVersion(plan.version)}>
              {t('orders.routesMine')}
            </Button>
            <Button
              size="s"
              onClick={() => {
                setDrafts(draftsOf(plan.routes))
                setSeenVersion(plan.version)
              }}
            >
              {t('orders.routesTheirs')}
            </Button>
          </span>
        </Banner>
      )}
      {drafts.map((draft, place) => {
        const stops = draft.stops.filter((id) => byId.has(id))
        return (
          <RouteFields
            key={draft.key}
            route={draft}
            title={choices[place]?.label ?? ''}
            field={nameFieldOf(draft)}
            problem={problems[nameFieldOf(draft)]}
            onChange={(changes) =>
              setDrafts(drafts.map((one) => (one === draft ? { ...one, ...changes } : one)))
            }
            onRemove={() => setDrafts(drafts.filter((one) => one !== draft))}
          >
            {stops.flatMap((id) => {
              const delivery = byId.get(id)
              return delivery ? [row(delivery, stops, draft.key)] : []
            })}
          </RouteFields>
        )
      })}
      {drafts.length < maxDeliveryRoutes && (
        <div>
          <Button size="s" onClick={() => setDrafts(addRoute(drafts))}>
            <PlusIcon />
            {t('orders.addRoute')}
          </Button>
        </div>
      )}
      {left.length > 0 && (
        <section className={styles.left} aria-label={t('orders.withoutRoute')}>
          <h3 className={styles.title}>{t('orders.withoutRoute')}</h3>
          <ul>{left.map((delivery) => row(delivery, null, null))}</ul>
        </section>
      )}
    </FormDialog>
  )
}
