import { clockLimits } from '@flower-market/flower-domain'
import { Banner, Button, PageHeader, Stack, TextLink } from '@flower-market/ui'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { UnsavedChangesDialog } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import {
  beginAtOnce,
  draftOf,
  findDraftIssue,
  findTimesProblems,
  lotsOf,
  type ClockTimes,
  type OfferedDraft,
} from './offered-draft.ts'
import styles from './NewAuctionScreen.module.css'
import { scheduleAtom, scheduleProblem } from './schedule.atoms.ts'
import { LotPicker } from './parts/LotPicker.tsx'
import { OfferedLot } from './parts/OfferedLot.tsx'
import { TimesFields } from './parts/TimesFields.tsx'

/** Chooses lots of the stock, says how each falls, and puts them on clocks. */
function NewAuctionScreen() {
  const t = useTranslate()
  const navigate = useLocalizedNavigate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const schedule = useSetAtom(scheduleAtom)
  const [search] = useSearchParams()
  const code = search.get('lot')
  const named = useResource(
    'lotList',
    code === null ? null : { query: { code, availability: 'inStock', limit: 1 } },
  )
  // The lot of the address is offered until something else is chosen.
  const [chosen, setDrafts] = useState<readonly OfferedDraft[] | null>(null)
  const drafts = chosen ?? (named.status === 'ready' ? named.data.items.map(draftOf) : [])
  const [times, setTimes] = useState<ClockTimes>(beginAtOnce)
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isSending, setSending] = useState(false)

  const submit = async (): Promise<void> => {
    const lots = lotsOf(drafts, times)
    setChecked(true)
    const isWrong = Object.keys(findTimesProblems(times, now())).length > 0
    if (isSending || isWrong || lots === null || lots.length === 0) return
    setSending(true)
    setProblem(null)
    try {
      navigate(paths.auction(await schedule(lots)))
    } catch (error) {
      setProblem(scheduleProblem(error))
    } finally {
      setSending(false)
    }
  }
  const change = (next: OfferedDraft): void =>
    setDrafts(drafts.map((draft) => (draft.lot.code === next.lot.code ? next : draft)))
  const timesProblems = findTimesProblems(times, now())
  const codes = new Set(drafts.map(({ lot }) => lot.code))
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('clocks.newTitle')}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.auctions()}>{t('clocks.title')}</LocalizedLink>
          </TextLink>
        }
        description={t('clocks.newLead')}
      />
      <form
        noValidate
        aria-label={t('clocks.newTitle')}
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TimesFields times={times} problems={isChecked ? timesProblems : {}} onChange={setTimes} />
        {drafts.length === 0 ? (
          <p className={styles.quiet}>{t('clocks.noneChosen')}</p>
        ) : (
          drafts.map((draft) => (
            <OfferedLot
              key={draft.lot.code}
              draft={draft}
              issue={isChecked ? findDraftIssue(draft) : null}
              onChange={change}
              onRemove={() => setDrafts(drafts.filter(({ lot }) => lot.code !== draft.lot.code))}
            />
          ))
        )}
        {problem !== null && (
          <Banner role="alert" tone="danger">
            {t(problem)}
          </Banner>
        )}
        {drafts.length > 0 && (
          <div>
            <Button type="submit" tone="primary" loading={isSending}>
              {t('clocks.scheduleDo', { count: drafts.length })}
            </Button>
          </div>
        )}
      </form>
      <LotPicker
        chosen={codes}
        isFull={drafts.length >= clockLimits.clocks}
        onChoose={(lot) => setDrafts([...drafts, draftOf(lot)])}
      />
      <UnsavedChangesDialog
        hasSomethingToLose={(chosen !== null && chosen.length > 0) || !times.isAtOnce}
        onDiscard={() => {
          setDrafts(null)
          setTimes(beginAtOnce)
        }}
      />
    </Stack>
  )
}

export default NewAuctionScreen
