import { useSetAtom } from 'jotai'
import { claimedStems } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { dropClaimAtom } from '../../../state/claim-queue.atoms.ts'
import type { QueuedClaim } from '../../../state/claim-queue.ts'
import type { Order } from '../order-facts.ts'
import { useClaimText } from '../use-claim-text.ts'

/** A claim, or photographs of one, that the browser still has to send, or that the server did not take. */
export function WaitingClaim({ order, queued }: { order: Order; queued: QueuedClaim }) {
  const t = useTranslate()
  const textOf = useClaimText()
  const drop = useSetAtom(dropClaimAtom)
  const { claim, claimId, photos, refused, refusedPhotos, id } = queued
  const isOver = refused !== null || (refusedPhotos > 0 && photos.length === 0)
  const text = textOf(order, { ...claim, quantity: claimedStems(claim.bunches) })
  return (
    <Banner tone={isOver ? 'danger' : 'warn'}>
      {refused !== null && <p>{t('claims.refusedQueued', { reason: t('claims.refusedReason') })}</p>}
      {refused === null && claimId === null && (
        <p>
          <b>{t('claims.waiting')}.</b> {text}. {t('claims.waitingText')}
        </p>
      )}
      {claimId !== null && photos.length > 0 && <p>{t('claims.waitingPhotos', { count: photos.length })}</p>}
      {refusedPhotos > 0 && <p>{t('claims.refusedPhotos', { count: refusedPhotos })}</p>}
      {isOver && (
        <Button size="s" tone="quiet" onClick={() => void drop(id)}>
          {t('claims.dismiss')}
        </Button>
      )}
    </Banner>
  )
}
