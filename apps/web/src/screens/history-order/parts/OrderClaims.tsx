import { useAtomValue } from 'jotai'
import { Banner, Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { claimableLines, lastClaimUntil } from '../../../components/claims/claimable-lines.ts'
import { ClaimCountdown } from '../../../components/claims/ClaimCountdown.tsx'
import { useNow } from '../../../components/now/use-now.ts'
import { paths } from '../../../paths.ts'
import { queuedClaimsAtom } from '../../../state/claim-queue.atoms.ts'
import type { Order } from '../order-facts.ts'
import { MadeClaim } from './MadeClaim.tsx'
import styles from './OrderClaims.module.css'
import { WaitingClaim } from './WaitingClaim.tsx'

function ClaimInvitation({ order, until }: { order: Order; until: string }) {
  const t = useTranslate()
  return (
    <div className={styles.invitation}>
      <div>
        <p className={styles.invite}>{t('claims.invite')}</p>
        <p className={styles.facts}>{t('claims.inviteText')}</p>
      </div>
      <ClaimCountdown until={until} />
      <Button asChild size="l">
        <LocalizedLink to={paths.claim(order._id)}>{t('claims.make')}</LocalizedLink>
      </Button>
    </div>
  )
}

/** What was claimed about an order and what became of it, what waits to be sent, and how long claims are taken. */
export function OrderClaims({ order }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  const now = useNow()
  const waiting = useAtomValue(queuedClaimsAtom).filter(({ claim }) => claim.orderId === order._id)
  const until = lastClaimUntil(order)
  const isOpen = claimableLines(order, now).length > 0
  if (until === null || (order.claims.length + waiting.length === 0 && order.status !== 'delivered'))
    return null
  return (
    <section aria-labelledby="order-claims" className={styles.section}>
      <h2 id="order-claims" className={styles.title}>
        {t('claims.section')}
      </h2>
      {waiting.map((queued) => (
        <WaitingClaim key={queued.id} order={order} queued={queued} />
      ))}
      {order.claims.map((claim) => (
        <MadeClaim key={claim._id} order={order} claim={claim} />
      ))}
      {isOpen ? (
        <ClaimInvitation order={order} until={until} />
      ) : (
        order.status === 'delivered' &&
        new Date(until) <= now && <Banner>{t('claims.ended', { moment: format.moment(until) })}</Banner>
      )}
    </section>
  )
}
