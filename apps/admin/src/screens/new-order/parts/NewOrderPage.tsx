import { availabilityOf, firstPaymentMethod, isIsoDate, type IsoDate } from '@flower-market/flower-domain'
import { Banner, EmptyState, PageHeader, Skeleton, Stack, TextLink } from '@flower-market/ui'
import { UnsavedChangesDialog } from '@flower-market/app-runtime/forms'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { notifyAtom } from '@flower-market/app-runtime/notifications'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { RecordColumns } from '../../../components/record-columns/RecordColumns.tsx'
import { paths } from '../../../paths.ts'
import { useAddressFilter } from '../../../state/use-address-filter.ts'
import { placeForClientAtom, placingProblem } from '../new-order.atoms.ts'
import { linesOf, payableBy, toNewOrder, totalsOf, withQuantity } from '../order-draft.ts'
import type { Client, LaterPayment, Quantities } from '../order-draft.ts'
import { FlowerFilters } from './FlowerFilters.tsx'
import { FlowerTable } from './FlowerTable.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const filterNames = ['kind', 'day', 'search'] as const
const flowersMessages = {
  loading: 'placing.flowersLoading',
  failedText: 'placing.flowersFailedText',
} as const
const noDays: readonly { readonly date: IsoDate; readonly isOpen: boolean }[] = []

/** An address of another region has other prices, so that it is none to choose from. */
function firstDestination({ person, addresses, pickup }: Client): string {
  const own = addresses.filter(({ region }) => region === person.region)
  const first = own.find(({ isDefault }) => isDefault) ?? own[0]
  return first?._id ?? (pickup === null ? '' : 'pickup')
}

/** The flowers of a day at the client's prices, and the order that is made of them. */
export function NewOrderPage({ client }: { client: Client }) {
  const { person, addresses, ways } = client
  const t = useTranslate()
  const navigate = useLocalizedNavigate()
  const notify = useSetAtom(notifyAtom)
  const place = useSetAtom(placeForClientAtom)
  const address = useAddressFilter<(typeof filterNames)[number]>(filterNames)
  const [quantities, setQuantities] = useState<Quantities>(new Map())
  const [destination, setDestination] = useState(() => firstDestination(client))
  const [method, setMethod] = useState<LaterPayment | null>(null)
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState<MessageId | null>(null)
  const [isSending, setSending] = useState(false)
  const [isPlaced, setPlaced] = useState(false)

  const kind = address.filter.kind === 'toOrder' ? 'toOrder' : 'inStok'
  const buyer = { userId: person._id, availability: availabilityOf(kind) }
  const days = useResource('catalogDays', { query: buyer })
  const open =
    days.status === 'ready' ? days.data.dates.filter(({ isOpen, cards }) => isOpen && cards > 0) : noDays
  const asked = isIsoDate(address.filter.day) ? address.filter.day : null
  const day = open.find(({ date }) => date === asked)?.date ?? open[0]?.date ?? null
  const cards = useResource('catalogCards', day === null ? null : { query: { ...buyer, date: day } })
  const lines = cards.status === 'ready' ? linesOf(cards.data.cards, quantities) : []
  const chosenAddress = addresses.find(({ _id }) => _id === destination)
  const totals = totalsOf(lines, chosenAddress)
  const total = totals.total.minor
  const methods = payableBy(ways, total)
  const preferred = firstPaymentMethod({ total, balance: 0, methods, isPaidByClient: true })
  const paymentMethod =
    methods.find((one) => one === method) ?? methods.find((one) => one === preferred) ?? null

  const submit = async (): Promise<void> => {
    if (isSending || day === null) return
    if (lines.length === 0) return setProblem('placing.problem.nothing')
    if (destination === '') return setProblem('placing.problem.address')
    if (paymentMethod === null) return setProblem('placing.problem.methodOff')
    setSending(true)
    setProblem(null)
    try {
      const draft = { buyerId: person._id, date: day, lines, address: chosenAddress, paymentMethod, comment }
      const call = kind === 'toOrder' ? 'plantationPurchaseCreate' : 'purchaseCreate'
      const id = await place(call, toNewOrder(draft))
      setPlaced(true)
      notify({ tone: 'success', message: 'placing.placed' })
      navigate(paths.order(id))
    } catch (error) {
      setProblem(placingProblem(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('placing.titleFor', { name: `${person.name} ${person.surname}`.trim() })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.person(person._id)}>{t('placing.back')}</LocalizedLink>
          </TextLink>
        }
        description={t('placing.lead')}
      />
      {person.verification.status !== 'APPROVED' && <Banner tone="warn">{t('placing.notVerified')}</Banner>}
      <RecordColumns
        columnsFrom={1000}
        side={
          <OrderSummary
            client={client}
            lines={lines}
            totals={totals}
            destination={destination}
            onDestinationChange={setDestination}
            methods={methods}
            paymentMethod={paymentMethod}
            onPaymentMethodChange={setMethod}
            comment={comment}
            onCommentChange={setComment}
            problem={problem}
            isSending={isSending}
            onSubmit={() => void submit()}
            onRemove={(code) => setQuantities(withQuantity(quantities, code, 0))}
          />
        }
      >
        <Stack gap={4}>
          <FlowerFilters address={address} kind={kind} days={open.map(({ date }) => date)} day={day} />
          <ResourceView
            resource={days}
            headingLevel={2}
            messages={flowersMessages}
            skeleton={<Skeleton shape="block" height={480} />}
            isEmpty={() => day === null}
            empty={<EmptyState title={t('placing.noDays')}>{t('placing.noDaysText')}</EmptyState>}
          >
            {() => (
              <ResourceView
                resource={cards}
                headingLevel={2}
                messages={flowersMessages}
                skeleton={<Skeleton shape="block" height={480} />}
              >
                {(list) => (
                  <FlowerTable
                    cards={list.cards}
                    search={address.filter.search}
                    quantities={quantities}
                    onQuantityChange={(code, quantity) =>
                      setQuantities(withQuantity(quantities, code, quantity))
                    }
                  />
                )}
              </ResourceView>
            )}
          </ResourceView>
        </Stack>
      </RecordColumns>
      <UnsavedChangesDialog
        hasSomethingToLose={quantities.size > 0 && !isPlaced}
        onDiscard={() => setQuantities(new Map())}
      />
    </Stack>
  )
}
