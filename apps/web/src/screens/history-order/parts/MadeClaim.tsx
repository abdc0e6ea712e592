import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { canMoveClaim } from '@flower-market/flower-domain'
import { Banner, Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ClaimStatusBadge } from '../../../components/claims/ClaimStatusBadge.tsx'
import { setPictureSourceAtom, togglePictureModalAtom } from '../../../state/modal.atoms.ts'
import type { Order } from '../order-facts.ts'
import { useClaimText } from '../use-claim-text.ts'
import { withdrawClaimAtom } from '../withdraw-claim.atoms.ts'
import styles from './OrderClaims.module.css'

type Claim = Order['claims'][number]

function ClaimPhotos({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const setPicture = useSetAtom(setPictureSourceAtom)
  const toggle = useSetAtom(togglePictureModalAtom)
  if (claim.photos.length === 0) return null
  return (
    <ul className={styles.photos}>
      {claim.photos.map((photo, place) => (
        <li key={photo}>
          <button
            type="button"
            className={styles.photo}
            onClick={() => {
              setPicture(photo)
              toggle()
            }}
          >
            <img
              src={photo}
              alt={t('claims.photo', { number: place + 1, claim: String(claim.number) })}
              loading="lazy"
              className={styles.photoImage}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Decision({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const format = useFormat()
  const { acceptedQuantity, quantity, credited, decision } = claim
  return (
    <p>
      {acceptedQuantity > 0 &&
        `${t('claims.acceptedStems', {
          accepted: format.number(acceptedQuantity),
          stems: t('flowers.stems', { count: quantity }),
        })} `}
      {credited > 0 && <b>{t('claims.credited', { amount: format.money(credited) })} </b>}
      {decision !== '' && t('claims.decision', { text: decision })}
    </p>
  )
}

/** A claim that the shop has: what it is about, its photographs, and what was decided. */
export function MadeClaim({ order, claim }: { order: Order; claim: Claim }) {
  const t = useTranslate()
  const format = useFormat()
  const textOf = useClaimText()
  const withdraw = useSetAtom(withdrawClaimAtom)
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    setFailed(false)
    try {
      await withdraw(claim._id)
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <article className={styles.claim}>
      <header className={styles.head}>
        <h3 className={styles.name}>{t('claims.number', { number: String(claim.number) })}</h3>
        <ClaimStatusBadge status={claim.status} />
        <span className={styles.facts}>{t('claims.made', { moment: format.moment(claim.createdAt) })}</span>
      </header>
      <p>{textOf(order, claim)}</p>
      {claim.comment !== '' && <p className={styles.facts}>{claim.comment}</p>}
      <ClaimPhotos claim={claim} />
      {claim.decidedAt !== null && claim.status !== 'withdrawn' && <Decision claim={claim} />}
      {isFailed && (
        <Banner tone="danger" role="alert">
          {t('claims.withdrawFailed')}
        </Banner>
      )}
      {canMoveClaim(claim.status, 'withdrawn', 'buyer') && (
        <Button tone="quiet" size="s" loading={isBusy} onClick={() => void run()}>
          {t('claims.withdraw')}
        </Button>
      )}
    </article>
  )
}
