import { isApiError, type CallOutput } from '@flower-market/api-client'
import { Banner, Button } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { paths } from '../../../paths.ts'
import { closeDayAtom } from '../day-closing.atoms.ts'
import styles from './ClosingState.module.css'

type Closing = CallOutput<'dayClosing'>

function problemOf(error: unknown): MessageId {
  if (isApiError(error, 'ledger-differs')) return 'books.problem.ledger-differs'
  if (isApiError(error, 'day-closed')) return 'books.problem.day-closed'
  if (isApiError(error, 'day-not-over')) return 'books.problem.day-not-over'
  return 'books.closeFailed'
}

function CloseDay({ day }: Pick<Closing, 'day'>) {
  const t = useTranslate()
  const format = useFormat()
  const close = useSetAtom(closeDayAtom)
  const [isOpen, setOpen] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const run = async (): Promise<void> => {
    setWorking(true)
    setProblem(null)
    try {
      await close({ day })
      setOpen(false)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setWorking(false)
    }
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button tone="primary">{t('books.close')}</Button>}
      title={t('books.closeTitle', { day: format.day(day, 'day') })}
      tone="primary"
      confirmLabel={t('books.closeDo')}
      keepLabel={t('books.cancelDialog')}
      isWorking={isWorking}
      problem={problem && t(problem)}
      onConfirm={() => void run()}
    >
      {t('books.closeText')}
    </ConfirmDialog>
  )
}

/** Whether the day is closed and by whom, or what stands against it. */
export function ClosingState({ closing }: { closing: Closing }) {
  const t = useTranslate()
  const format = useFormat()
  const { day, isOver, closed, differences } = closing
  return (
    <div className={styles.state}>
      {closed !== null && (
        <Banner tone="success" title={t('books.closed')}>
          {t('books.closedBy', { who: closed.by.name, when: format.moment(closed.at) })}
        </Banner>
      )}
      {differences.length > 0 && (
        <Banner tone="danger" title={t('books.differs', { count: differences.length })}>
          <ul>
            {differences.map(({ accountId, person, currency, balance, postings }) => (
              <li key={accountId}>
                <LocalizedLink to={paths.ledgerOf({ account: accountId })}>
                  {person?.name || t('books.account', { id: accountId })}
                </LocalizedLink>
                :{' '}
                {t('books.difference', {
                  balance: format.money(balance, currency),
                  postings: format.money(postings, currency),
                  difference: format.signedMoney(balance - postings, currency),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {closed === null && (
        <div className={styles.open}>
          <p>{t(isOver ? 'books.open' : 'books.notOver')}</p>
          {isOver && <CloseDay day={day} />}
        </div>
      )}
    </div>
  )
}
