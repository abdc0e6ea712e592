import type { CountryCode, Currency, Role, VerificationStatus } from '@flower-market/flower-domain'

/** A person whom everybody may sign in as. */
export interface DemoPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly role: Role
  /** What the person is good for, for the list that startup prints. */
  readonly introduction: string
  readonly company: string
  readonly inn: string
  /** What documents name besides; absent of those who have not entered it. */
  readonly kpp?: string
  readonly legalAddress?: string
  /** Digits with the country code. */
  readonly phone: string
  readonly isPhoneVerified: boolean
  readonly country: CountryCode
  readonly city: string
  readonly index: string
  readonly address: string
  /** The id of a region. */
  readonly region: string
  readonly joinedDaysAgo: number
  readonly verification: { readonly status: VerificationStatus; readonly comment: string }
  /** Balances in minor units; none is a person without a wallet. */
  readonly balances: Readonly<Partial<Record<Currency, number>>>
}

/** The password of all demo people; it is printed at startup. */
export const demoPassword = 'flowers'

const approved = { status: 'APPROVED', comment: '' } as const
const inRussia = { country: 'RUS', isPhoneVerified: true } as const

/** The buyer with money and a history. */
export const anna: DemoPerson = {
  ...inRussia,
  id: 'demo-anna',
  email: 'anna@buket.example',
  name: 'Анна',
  surname: 'Котова',
  role: 'USER',
  introduction: 'a buyer with money and orders',
  company: 'Салон «Букет»',
  inn: '7700000016',
  kpp: '770001001',
  legalAddress: '119180, г. Москва, ул. Большая Полянка, д. 30',
  phone: '79161234501',
  city: 'Москва',
  index: '119180',
  address: 'Москва, ул. Большая Полянка, 30, салон «Букет»',
  region: 'moscow',
  joinedDaysAgo: 60,
  verification: approved,
  balances: { RUB: 18_425_000, USD: 124_050 },
}

/** The buyer whose money is not enough for a box. */
export const pyotr: DemoPerson = {
  ...inRussia,
  id: 'demo-pyotr',
  email: 'petr@lavka.example',
  name: 'Пётр',
  surname: 'Лозин',
  role: 'USER',
  introduction: 'a buyer in Kazan at a margin, little money, verification waits',
  company: 'Цветочная лавка',
  inn: '770000001287',
  phone: '79172345602',
  city: 'Казань',
  index: '420111',
  address: 'Казань, ул. Баумана, 15',
  region: 'kazan',
  joinedDaysAgo: 20,
  verification: { status: 'WAITING', comment: '' },
  balances: { RUB: 50_000 },
}

/** The buyer without a wallet. */
export const maria: DemoPerson = {
  ...inRussia,
  id: 'demo-maria',
  email: 'maria@oranzh.example',
  name: 'Мария',
  surname: 'Ветрова',
  role: 'USER',
  introduction: 'a buyer in Saint Petersburg whom an agent brought, no wallet, verification rejected',
  company: 'Оранжерея',
  inn: '',
  phone: '79213456703',
  isPhoneVerified: false,
  city: 'Санкт-Петербург',
  index: '191002',
  address: 'Санкт-Петербург, Загородный пр., 8',
  region: 'saint-petersburg',
  joinedDaysAgo: 7,
  verification: { status: 'REJECTED', comment: 'Адрес не совпадает с выпиской: проверьте индекс' },
  balances: {},
}

/** The broker who looks after Pyotr and Maria. */
export const boris: DemoPerson = {
  ...inRussia,
  id: 'demo-boris',
  email: 'boris@broker.example',
  name: 'Борис',
  surname: 'Майоров',
  role: 'BROKER',
  introduction: 'the broker of Pyotr and Maria, who sets their margins',
  company: 'Майоров и партнёры',
  inn: '7700000070',
  phone: '79990000001',
  city: 'Москва',
  index: '125009',
  address: 'Москва, ул. Тверская, 12, офис 4',
  region: 'moscow',
  joinedDaysAgo: 90,
  verification: approved,
  balances: {},
}

/** The agent by whose link Maria came. */
export const alina: DemoPerson = {
  ...inRussia,
  id: 'demo-alina',
  email: 'alina@agent.example',
  name: 'Алина',
  surname: 'Серова',
  role: 'AGENT',
  introduction: 'the agent by whose link Maria came, with a share of her orders',
  company: '',
  inn: '',
  phone: '79990000002',
  city: 'Санкт-Петербург',
  index: '190000',
  address: 'Санкт-Петербург, Большая Морская ул., 21',
  region: 'saint-petersburg',
  joinedDaysAgo: 45,
  verification: approved,
  balances: {},
}

/** The representative of Kilima Dawn Blooms. */
export const kamau: DemoPerson = {
  id: 'demo-kamau',
  email: 'kamau@kilima.example',
  name: 'Джозеф',
  surname: 'Камау',
  role: 'RECIPIENT',
  introduction: 'the representative of a plantation, who accepts what is sent to it',
  company: 'Kilima Dawn Blooms',
  inn: '',
  phone: '79990000004',
  isPhoneVerified: true,
  country: 'KEN',
  city: 'Найваша',
  index: '20117',
  address: 'Moi South Lake Road, 7, Naivasha',
  region: 'moscow',
  joinedDaysAgo: 120,
  verification: approved,
  balances: {},
}

/** Staff. */
export const vera: DemoPerson = {
  ...inRussia,
  id: 'demo-vera',
  email: 'vera@flower-market.example',
  name: 'Вера',
  surname: 'Орлова',
  role: 'ADMIN',
  introduction: 'staff',
  company: '',
  inn: '',
  phone: '79990000003',
  city: 'Москва',
  index: '127018',
  address: 'Складочная улица, 1, стр. 18',
  region: 'moscow',
  joinedDaysAgo: 150,
  verification: approved,
  balances: {},
}

/** The people of the first demo. */
export const demoBuyers: readonly DemoPerson[] = [anna, pyotr, maria]

/** Those who came with roles and profiles. */
export const demoColleagues: readonly DemoPerson[] = [boris, alina, kamau, vera]

/** All demo people. */
export const demoPeople: readonly DemoPerson[] = [...demoBuyers, ...demoColleagues]
