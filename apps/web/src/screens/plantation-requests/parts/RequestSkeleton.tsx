import { PageAside } from '@flower-market/app-runtime/frame'
import { Skeleton } from '@flower-market/ui'
import formStyles from './AnswerForm.module.css'
import styles from './AnswerLines.module.css'

/** Holds the place of a request: who asks, its lines, and what the answer comes to. */
export function RequestSkeleton() {
  return (
    <>
      <div className={formStyles.form}>
        <div>
          <Skeleton width={120} />
          <Skeleton width={320} height={36} />
          <Skeleton width={260} />
        </div>
        <div>
          {['first', 'second', 'third', 'fourth'].map((line) => (
            <div key={line} className={styles.line}>
              <Skeleton width="70%" height={40} />
              <Skeleton width="80%" />
              <Skeleton width="100%" height={40} />
              <Skeleton width="100%" height={40} />
              <Skeleton width="60%" />
              <Skeleton width="100%" />
            </div>
          ))}
        </div>
      </div>
      <PageAside className={formStyles.aside}>
        <Skeleton width="70%" height={48} />
        <Skeleton width="100%" height={120} />
        <Skeleton width="100%" height={50} />
      </PageAside>
    </>
  )
}
