import type { FlowerCard, IsoDate } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useMemo, useState, type ReactNode } from 'react'
import { Button, PageHeader, Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import { SaveListButton } from '../../../flows/saved-lists/SaveListButton.tsx'
import type { PastedList } from '../../../state/pasted-list.atoms.ts'
import { forgetListAtom, listToCartAtom } from '../list-screen.atoms.ts'
import {
  createLineMatcher,
  createLineReader,
  reviewList,
  type LineMatcher,
  type ListReading,
} from '../list-review.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { FoundLines } from './FoundLines.tsx'
import styles from './ListReview.module.css'
import { ListSummary } from './ListSummary.tsx'
import { OpenLines } from './OpenLines.tsx'
import { useMatchedLines } from './use-matched-lines.ts'
import { useSubmitKey } from './use-submit-key.ts'

export interface ListReviewProps {
  list: PastedList
  cards: readonly FlowerCard[]
  date: IsoDate | null
  day: ReactNode
  /** Back to the text or the file. */
  onChange: () => void
}

interface MatchedLines {
  readonly matcher: LineMatcher
  readonly read: ListReading
  readonly date: IsoDate | null
}

interface MatchedReviewProps extends Omit<ListReviewProps, 'cards' | 'date'>, MatchedLines {}

/** What became of each line: the questions first, then what was found, and beside it what the cart will cost. */
function MatchedReview({ list, matcher, read, date, day, onChange }: MatchedReviewProps) {
  const t = useTranslate()
  const go = useLocalizedNavigate()
  const toCart = useSetAtom(listToCartAtom)
  const forget = useSetAtom(forgetListAtom)
  const { columns, answers, done } = list
  const review = useMemo(() => reviewList(read, { answers, done }, matcher), [read, answers, done, matcher])
  const open = review.lines.filter(({ chosen }) => chosen === null)
  const found = review.lines.flatMap(({ match, chosen }) => (chosen === null ? [] : [{ match, chosen }]))
  const put = (): void => {
    if (date === null || found.length === 0) return
    toCart({
      date,
      lots: found.map(({ chosen }) => chosen),
      numbers: found.map(({ match }) => match.line.number),
      openLines: open.length,
    })
    go(paths.cart())
  }
  useSubmitKey(put)
  if (review.lines.length === 0) {
    return (
      <div className={styles.empty}>
        <PageHeader title={t('list.empty')} description={t('list.emptyText')} />
        <Button tone="primary" size="l" onClick={() => go(paths.cart())}>
          {t('list.toCartPage')}
        </Button>
        <Button size="l" onClick={() => forget()}>
          {t('list.another')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.review}>
      <PageHeader
        title={t('list.reviewTitle', { count: review.lines.length })}
        status={
          <span className={styles.source}>
            {list.saved !== null
              ? t('list.fromSaved', { name: list.saved.name })
              : list.fileName === null
                ? t('list.pasted')
                : t('list.fromFile', { name: list.fileName })}
          </span>
        }
        actions={
          <>
            <SaveListButton
              flowers={found.map(({ chosen: { card, requested } }) =>
                Object.assign({}, card, { quantity: requested }),
              )}
              from={list.saved}
              openLines={open.length}
            />
            <Button onClick={onChange}>{t('list.change')}</Button>
          </>
        }
      />
      <div className={styles.settings}>
        {day}
        {columns.columns.length > 1 && <ColumnChoices list={list} />}
      </div>
      <div className={styles.main}>
        <OpenLines lines={open} answered={review.lines.filter(({ isAnswered }) => isAnswered).length} />
        <FoundLines lines={review.lines} />
      </div>
      <ListSummary review={review} onPut={date === null ? null : put} />
    </div>
  )
}

/**
 * The same once the lines are matched with the lots of the day. While they are matched anew, because the stock has changed, what was
 * matched before stays: the focus and the place that a person has come to are in it.
 */
export function ListReview({ cards, date, ...props }: ListReviewProps) {
  const t = useTranslate()
  const { rows, columns, edits } = props.list
  const matcher = useMemo(() => createLineMatcher(cards), [cards])
  const reader = useMemo(() => createLineReader({ rows, columns }), [rows, columns])
  const current = useMemo(() => ({ matcher, read: reader(edits), date }), [matcher, reader, edits, date])
  const isMatched = useMatchedLines(current.read.lines, matcher)
  const [last, setLast] = useState<MatchedLines | null>(null)
  if (isMatched && last !== current) setLast(current)
  const matched = isMatched ? current : last
  if (matched?.date === date) return <MatchedReview {...props} {...matched} />
  return (
    <div className={styles.matching}>
      <VisuallyHidden>
        <output>{t('list.matching')}</output>
      </VisuallyHidden>
      <Skeleton shape="block" height={420} />
    </div>
  )
}
