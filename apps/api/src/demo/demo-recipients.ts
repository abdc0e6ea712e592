import type { CountryCode, Currency } from '@flower-market/flower-domain'

/** Where plantations of the demo are, by their ids. */
export const plantationCities: Readonly<Record<string, readonly [ru: string, en: string]>> = {
  'alto-zafiro-roses': ['Каямбе', 'Cayambe'],
  'quinta-lumbre': ['Табакундо', 'Tabacundo'],
  'valle-tinta-flowers': ['Латакунга', 'Latacunga'],
  'kilima-dawn-blooms': ['Найваша', 'Naivasha'],
  'ziwa-pepo-roses': ['Найваша', 'Naivasha'],
  'tumaini-ridge-flowers': ['Накуру', 'Nakuru'],
  'sabana-cobre': ['Богота', 'Bogotá'],
  'campo-nube-claveles': ['Факататива', 'Facatativá'],
  'llano-lirio': ['Рионегро', 'Rionegro'],
  polderglans: ['Алсмер', 'Aalsmeer'],
  'duinster-bloemen': ['Вестланд', 'Westland'],
  'teplichny-dvor': ['Калуга', 'Kaluga'],
  'riviera-verde-demo': ['Санремо', 'Sanremo'],
  'mist-greens-demo': ['Нетания', 'Netanya'],
}

/** Whose account money may be sent to, with requisites that pass their checks and belong to nobody. */
export interface DemoRecipient {
  readonly id: string
  readonly plantationId: string
  readonly name: string
  readonly country: CountryCode
  readonly state?: string
  readonly city: string
  readonly address: string
  readonly postalCode?: string
  readonly currency: Currency
  readonly beneficiary: string
  readonly bic?: string
  readonly routingNumber?: string
  readonly accountNumber: string
}

/** Approved recipients of the demo's plantations, in each currency one at least. */
export const demoRecipients: readonly DemoRecipient[] = [
  {
    id: 'demo-recipient-alto',
    plantationId: 'alto-zafiro-roses',
    name: 'Alto Zafiro Roses',
    country: 'ECU',
    state: 'Pichincha',
    city: 'Cayambe',
    address: 'Panamericana Norte km 62',
    currency: 'USD',
    beneficiary: 'Alto Zafiro Roses S.A.',
    bic: 'PRODECEQ',
    accountNumber: '02005417736',
  },
  {
    id: 'demo-recipient-kilima',
    plantationId: 'kilima-dawn-blooms',
    name: 'Kilima Dawn Blooms',
    country: 'KEN',
    city: 'Naivasha',
    address: 'Moi South Lake Road, 7',
    postalCode: '20117',
    currency: 'USD',
    beneficiary: 'Kilima Dawn Blooms Ltd',
    bic: 'KCBLKENX',
    accountNumber: '1100229417',
  },
  {
    id: 'demo-recipient-polderglans',
    plantationId: 'polderglans',
    name: 'Polderglans',
    country: 'NLD',
    city: 'Aalsmeer',
    address: 'Legmeerdijk 313',
    postalCode: '1431 GB',
    currency: 'EUR',
    beneficiary: 'Polderglans B.V.',
    bic: 'ABNANL2A',
    accountNumber: 'NL91ABNA0417164300',
  },
  {
    id: 'demo-recipient-teplichny',
    plantationId: 'teplichny-dvor',
    name: 'Тепличный двор «Пример»',
    country: 'RUS',
    city: 'Калуга',
    address: 'Тепличная ул., 4',
    postalCode: '248002',
    currency: 'RUB',
    beneficiary: 'ООО «Тепличный двор»',
    routingNumber: '044525225',
    accountNumber: '40702810138250123017',
  },
]
