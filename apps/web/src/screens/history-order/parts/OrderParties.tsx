import { useAtomValue } from 'jotai'
import { phoneText } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useIsOwnOrder } from '../../../components/order-buyer/use-is-own-order.ts'
import { settingsAtom } from '../../../state/settings.atoms.ts'
import { useOperator } from '../../../state/use-operator.ts'
import { useOwnProfile } from '../../../state/use-own-profile.ts'
import type { Order } from '../order-facts.ts'
import styles from './OrderParties.module.css'

interface PartyProps {
  title: string
  name: string
  facts: readonly string[]
}

function Party({ title, name, facts }: PartyProps) {
  return (
    <section className={styles.party}>
      <h2>{title}</h2>
      <p className={styles.name}>{name}</p>
      {facts.filter(Boolean).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </section>
  )
}

function isSame(left: string, right: string | null): boolean {
  return left.replaceAll(/\s+/gu, ' ') === right?.replaceAll(/\s+/gu, ' ')
}

/** The seller of the day of the order; name and address, where they are still the operator's, in the language of the page. */
function Supplier({ seller }: { seller: NonNullable<Order['seller']> }) {
  const t = useTranslate()
  const operator = useOperator()
  const { ru } = useAtomValue(settingsAtom).operator
  const inLanguage = (said: string, of: 'name' | 'address'): string =>
    isSame(said, ru[of]) ? (operator[of] ?? said) : said
  const {
    name,
    inn,
    kpp,
    address,
    account,
    bankName: bank,
    bik,
    correspondentAccount: correspondent,
  } = seller
  return (
    <Party
      title={t('history.seller')}
      name={inLanguage(name, 'name')}
      facts={[
        kpp === '' ? t('history.inn', { inn }) : t('history.innKpp', { inn, kpp }),
        inLanguage(address, 'address'),
        t('history.bank', { account, bank, bik, correspondent }),
        [operator.phone, operator.email].filter((part) => part !== null).join(', '),
      ]}
    />
  )
}

function ClientParty({ buyer: { company, name, surname } }: Pick<Order, 'buyer'>) {
  const t = useTranslate()
  const person = `${name} ${surname}`.trim()
  return <Party title={t('history.buyer')} name={company || person} facts={[company && person]} />
}

function Buyer() {
  const t = useTranslate()
  const profile = useOwnProfile()
  if (profile.status !== 'ready') return null
  const { company, name, surname, inn, index, city, address, phone, email } = profile.data
  const person = `${name} ${surname}`.trim()
  return (
    <Party
      title={t('history.buyer')}
      name={company || person}
      facts={[
        inn && t('history.inn', { inn }),
        company && person,
        [index, address.startsWith(city) ? '' : city, address].filter(Boolean).join(', '),
        [phone && phoneText(phone), email].filter(Boolean).join(', '),
      ]}
    />
  )
}

/** Between whom the order is, for paper only: on the screen everybody knows. */
export function OrderParties({ order }: { order: Order }) {
  const t = useTranslate()
  const { issueDate, buyer, seller } = order
  const isOwn = useIsOwnOrder(order)
  return (
    <div className={styles.parties}>
      <p className={styles.issued}>{t('history.issuedOn', { moment: useFormat().dayOf(issueDate) })}</p>
      {seller && <Supplier seller={seller} />}
      {isOwn ? <Buyer /> : <ClientParty buyer={buyer} />}
    </div>
  )
}
