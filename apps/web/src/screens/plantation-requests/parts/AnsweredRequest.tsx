import { PageAside } from '@flower-market/app-runtime/frame'
import { agreedLineSum, askedLineSum } from '@flower-market/flower-domain'
import { Banner, FlowerPlate, SumList, SumRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import type { ReceivedRequest } from '../answer-draft.ts'
import formStyles from './AnswerForm.module.css'
import { AnswerHead } from './AnswerHead.tsx'
import styles from './AnswerLines.module.css'
import { WaitingRequests } from './WaitingRequests.tsx'

type Line = ReceivedRequest['lines'][number]

function AnsweredLine({ line }: { line: Line }) {
  const t = useTranslate()
  const format = useFormat()
  const { agreedQuantity, agreedPrice, reason, note } = line
  const price = (minor: number): string => `× ${format.money(minor, 'RUB', true)}`
  const isAnswered = agreedQuantity !== null
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <FlowerPlate kind={pictureKind(line)} tint={line.tint} size="s" />
        <div>
          <b className={styles.name}>{line.variety}</b>
          <span className={styles.faint}>{t('flowers.lengthCm', { length: line.lengthCm })}</span>
        </div>
      </div>
      <p className={styles.asked}>
        <span>{t('flowers.pieces', { count: line.quantity })}</span>
        <span>{price(line.price)}</span>
      </p>
      <p className={styles.agreed} data-changed={(isAnswered && agreedQuantity < line.quantity) || undefined}>
        {isAnswered && t('flowers.pieces', { count: agreedQuantity })}
      </p>
      <p
        className={styles.agreed}
        data-changed={(agreedPrice !== null && agreedPrice !== line.price) || undefined}
      >
        {agreedPrice !== null && (agreedQuantity ?? 0) > 0 && price(agreedPrice)}
      </p>
      <p className={styles.why}>
        <span className={styles.faint}>
          {reason === 'other' ? note : reason !== null && t(`requests.reason.${reason}`)}
        </span>
      </p>
      <p className={styles.sum}>
        <b>{format.money((isAnswered ? agreedLineSum(line) : askedLineSum(line)).minor, 'RUB', true)}</b>
      </p>
    </li>
  )
}

/** A request that is answered or over, read-only. */
export function AnsweredRequest({ request }: { request: ReceivedRequest }) {
  const t = useTranslate()
  const format = useFormat()
  const { totals, status, answerComment } = request
  const sum = (minor: number): string => format.money(minor, 'RUB', true)
  return (
    <>
      <article className={formStyles.form}>
        <AnswerHead request={request} />
        {status === 'answered' && (
          <Banner>{t('requests.buyerDecides', { moment: format.moment(request.until) })}</Banner>
        )}
        {answerComment !== '' && <Banner>{answerComment}</Banner>}
        <section aria-label={t('requests.lines')}>
          <div aria-hidden="true" className={styles.columns}>
            <span>{t('requests.variety')}</span>
            <span>{t('requests.askedShort')}</span>
            <span className={styles.own}>{t('requests.yourAnswer')}</span>
            <span>{t('requests.why')}</span>
            <span>{t('history.columnSum')}</span>
          </div>
          <ul className={styles.lines}>
            {request.lines.map((line) => (
              <AnsweredLine key={line.position} line={line} />
            ))}
          </ul>
        </section>
      </article>
      <PageAside aria-label={t('requests.summary')} className={formStyles.aside}>
        <SumList>
          <SumRow term={t('requests.asked')}>{sum(totals.asked)}</SumRow>
          {request.answeredAt !== null && (
            <SumRow term={t('requests.agreed')} tone="total">
              {sum(totals.agreed)}
            </SumRow>
          )}
        </SumList>
        <WaitingRequests except={request._id} />
      </PageAside>
    </>
  )
}
