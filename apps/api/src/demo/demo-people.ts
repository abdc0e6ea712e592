import type { Currency } from '@flower-market/flower-domain'

/** A person whom everybody may sign in as. */
export interface DemoPerson {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly surname: string
  readonly city: string
  readonly address: string
  /** Balances in minor units; none is a person without a wallet. */
  readonly balances: Readonly<Partial<Record<Currency, number>>>
}

/** The password of all demo people; it is printed at the start. */
export const demoPassword = 'flowers'

/** The buyer with money and a history. */
export const anna: DemoPerson = {
  id: 'demo-anna',
  email: 'anna@buket.example',
  name: 'Анна',
  surname: 'Котова',
  city: 'Москва',
  address: 'Москва, ул. Большая Полянка, 30, салон «Букет»',
  balances: { RUB: 18_425_000, USD: 124_050 },
}

/** The buyer whose money is not enough for a box. */
export const pyotr: DemoPerson = {
  id: 'demo-pyotr',
  email: 'petr@lavka.example',
  name: 'Пётр',
  surname: 'Лозин',
  city: 'Казань',
  address: 'Казань, ул. Баумана, 15',
  balances: { RUB: 50_000 },
}

/** The buyer without a wallet. */
export const maria: DemoPerson = {
  id: 'demo-maria',
  email: 'maria@oranzh.example',
  name: 'Мария',
  surname: 'Ветрова',
  city: 'Санкт-Петербург',
  address: 'Санкт-Петербург, Загородный пр., 8',
  balances: {},
}

/** All demo people. */
export const demoPeople: readonly DemoPerson[] = [anna, pyotr, maria]
