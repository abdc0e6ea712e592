import styles from './WalletAddress.module.css'

const shownEnds = 5

/** A wallet's address whose ends stand out: by them people compare it with what their wallet shows. */
export function WalletAddress({ address }: { address: string }) {
  return (
    <span className={styles.address}>
      <b>{address.slice(0, shownEnds)}</b>
      {address.slice(shownEnds, -shownEnds)}
      <b>{address.slice(-shownEnds)}</b>
    </span>
  )
}
