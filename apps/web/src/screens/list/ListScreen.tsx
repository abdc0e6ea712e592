import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '@flower-market/ui'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { buyerQueryAtom } from '../../state/client.atoms.ts'
import { pastedListAtom } from '../../state/pasted-list.atoms.ts'
import styles from './ListScreen.module.css'
import { DayChoice } from './parts/DayChoice.tsx'
import { ListInput } from './parts/ListInput.tsx'
import { ListReview } from './parts/ListReview.tsx'
import { PriceListFiles } from './parts/PriceListFiles.tsx'

const messages = { loading: 'list.loading', failedText: 'list.loadFailedText' } as const

/** A list that becomes a cart: pasted or uploaded, compared with the price list of a day, and put into the cart. */
function ListScreen() {
  const list = useAtomValue(pastedListAtom)
  const buyer = useAtomValue(buyerQueryAtom)
  const [isChanging, setIsChanging] = useState(false)
  const [params, setParams] = useSearchParams()
  const offer = useResource('catalogDays', { query: buyer })
  const open = offer.status === 'ready' ? offer.data.dates.filter(({ isOpen }) => isOpen) : []
  const date = (open.find((day) => day.date === params.get('date')) ?? open[0])?.date ?? null
  const lots = useResource(
    'catalogCards',
    date === null ? null : { query: { availability: 'inStock', date, ...buyer } },
  )
  const chooseDay = (chosen: string): void => setParams({ date: chosen }, { replace: true })
  const day = <DayChoice days={open} date={date} isKnown={offer.status === 'ready'} onDate={chooseDay} />
  if (list === null || isChanging) {
    return (
      <ListInput
        before={list}
        day={day}
        onRead={(listDate) => {
          setIsChanging(false)
          // A filled price list names its day; a closed day is chosen anew.
          if (listDate !== null) chooseDay(listDate)
        }}
      >
        {date !== null && <PriceListFiles date={date} />}
      </ListInput>
    )
  }
  return (
    <ResourceView
      resource={offer.status === 'failed' ? offer : lots}
      messages={messages}
      skeleton={<Skeleton shape="block" height={420} className={styles.skeleton} />}
    >
      {({ cards }) => (
        <ListReview list={list} cards={cards} date={date} day={day} onChange={() => setIsChanging(true)} />
      )}
    </ResourceView>
  )
}

export default ListScreen
