import { mayCall, maxLengths, type PermittedCall, type Session } from '@flower-market/api-client'
import { CommandGroup, CommandItem, CommandPalette } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useDeferredValue, useState } from 'react'
import { paths } from '../../paths.ts'
import { readAmount } from '../../state/read-amount.ts'
import { menuOf } from '../header/menu.ts'

export interface SearchPaletteProps {
  person: Session
  onClose: () => void
}

/** Shorter texts would find everybody. */
const minLength = 2
const shownOfEach = 5

/**
 * Finds people and orders by what is typed, ledger entries by their amount, and the sections of the app; what a staff role may not read
 * is not asked for.
 */
function SearchPalette({ person, onClose }: SearchPaletteProps) {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const [typed, setTyped] = useState('')
  const text = typed.trim().slice(0, maxLengths.search)
  const search = useDeferredValue(text)
  const may = (call: PermittedCall): boolean => search.length >= minLength && mayCall(person, call)
  const query = { search, page: 1, limit: shownOfEach }
  const people = useResource('userList', may('userList') ? { query } : null)
  const orders = useResource('staffOrders', may('staffOrders') ? { query } : null)
  const amount = may('ledgerEntries') ? readAmount(search) : null
  const asked = [...(may('userList') ? [people] : []), ...(may('staffOrders') ? [orders] : [])]
  const isLoading = asked.some(({ status }) => status === 'loading')
  const isSearching = text !== search || isLoading
  const hasFailed = asked.some(({ status }) => status === 'failed')
  // The palette shows what has the typed text in it: the server has found these.
  const foundBy = (id: string): string => `${text} ${id}`
  return (
    <CommandPalette
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      label={t('staff.searchTitle')}
      placeholder={t('staff.searchHint')}
      empty={t(isSearching ? 'staff.searching' : hasFailed ? 'staff.searchFailed' : 'staff.searchNothing')}
      onSearchChange={setTyped}
    >
      {/* Both lists at once: the palette keeps the first item selected, and Enter would open one of the list that is answered first. */}
      {!isLoading && people.status === 'ready' && people.data.items.length > 0 && (
        <CommandGroup heading={t('staff.searchPeople')}>
          {people.data.items.map((one) => (
            <CommandItem
              key={one._id}
              value={foundBy(one._id)}
              hint={one.company}
              onSelect={() => go(paths.person(one._id))}
            >
              {`${one.name} ${one.surname}`.trim()}
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {!isLoading && orders.status === 'ready' && orders.data.items.length > 0 && (
        <CommandGroup heading={t('staff.searchOrders')}>
          {orders.data.items.map(({ _id, number, buyer, status, sum }) => (
            <CommandItem
              key={_id}
              value={foundBy(_id)}
              hint={`${t(`labels.orderStatus.${status}`)} · ${format.money(sum, 'RUB', true)}`}
              onSelect={() => go(paths.order(_id))}
            >
              {`${t('staff.searchOrder', { number: String(number) })}, ${buyer.company || buyer.name}`}
            </CommandItem>
          ))}
        </CommandGroup>
      )}
      {amount !== null && !isSearching && (
        <CommandGroup heading={t('staff.searchMoney')}>
          <CommandItem
            value={foundBy('ledger')}
            onSelect={() => go(paths.ledgerOf({ amount: (amount / 100).toFixed(2) }))}
          >
            {t('staff.searchAmount', { amount: format.money(amount, 'RUB', true) })}
          </CommandItem>
        </CommandGroup>
      )}
      {!isLoading && hasFailed && asked.some(({ status }) => status === 'ready') && (
        <CommandItem disabled value={foundBy('failed')}>
          {t('staff.searchFailed')}
        </CommandItem>
      )}
      <CommandGroup heading={t('staff.searchPages')}>
        {menuOf(person).map(({ name, path }) => (
          <CommandItem key={path} value={t(name)} onSelect={() => go(path)}>
            {t(name)}
          </CommandItem>
        ))}
      </CommandGroup>
    </CommandPalette>
  )
}

export default SearchPalette
