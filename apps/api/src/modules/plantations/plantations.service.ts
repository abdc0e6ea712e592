import type { CallOutput, Contract } from '@flower-market/api-client/contract'
import { daysOnSale, flowerTypes, type FlowerCard } from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedIn } from '../../platform/sessions/session-store.ts'
import { listCards } from '../catalog/index.ts'
import { findPricingTerms } from '../regions/index.ts'
import {
  findPlantation,
  findPlantationTerms,
  listAllPlantations,
  listPlantationDays,
  listPlantations,
} from './plantations.repository.ts'
import { listRecipientsFor, toRecipient } from './recipients.repository.ts'

type ListQuery = z.output<Contract['plantationList']['query']>

/** Makes the service of plantations as people see them. */
export function plantationsService({ database, now }: Pick<Platform, 'database' | 'now'>) {
  const { kysely } = database

  const stockFor = async (personId: string) => {
    const terms = await findPricingTerms(database, personId)
    const at = now()
    const question = {
      stockDays: daysOnSale(at, terms.region),
      orderDays: daysOnSale(at, terms.region, 'toOrder'),
      region: terms.region.id,
      now: at,
    }
    return { terms, question }
  }

  return {
    /** Names for pickers. */
    async all(): Promise<CallOutput<'plantationAll'>> {
      return (await listAllPlantations(kysely)).map(({ _id, name }) => ({ _id, name }))
    },

    /** A page by name. */
    async list(
      personId: string,
      { country, city, ...page }: ListQuery,
    ): Promise<CallOutput<'plantationList'>> {
      return listPlantations(kysely, (await stockFor(personId)).question, {
        ...page,
        country: country ?? null,
        city: city ?? null,
      })
    },

    /** Plantations with the recipients that the person may see; those without any are left out. */
    async allWithRecipients(viewer: SignedIn): Promise<CallOutput<'plantationAllList'>> {
      const [plantations, recipients] = await Promise.all([
        listAllPlantations(kysely),
        listRecipientsFor(kysely, viewer),
      ])
      return plantations.flatMap((plantation) => {
        const own = recipients.filter((row) => row.plantation_id === plantation._id)
        return own.length === 0
          ? []
          : [{ ...plantation, recipients: own.map((row) => toRecipient(row, viewer)) }]
      })
    },

    /** One with its days and prices, as the person buys. Throws `not-found`. */
    async get(personId: string, id: string): Promise<CallOutput<'plantationGet'>> {
      const plantation = await findPlantation(kysely, id)
      if (plantation === undefined) throw new ApiError('not-found')
      const { terms, question } = await stockFor(personId)
      const days = await listPlantationDays(kysely, id, question)
      const lists = await Promise.all(
        days.map(({ date, availability }) =>
          listCards(database, { date, availability, now: question.now }, terms),
        ),
      )
      const rates = ratesOf(lists.flat().filter((card) => card.plantationId === id))
      return { ...plantation, days, rates, ...(await findPlantationTerms(kysely, id, question.now)) }
    },
  }
}

/** The cheapest and the dearest stem of each type. */
function ratesOf(cards: readonly FlowerCard[]): CallOutput<'plantationGet'>['rates'] {
  return flowerTypes.flatMap((type) => {
    const prices = cards.filter((card) => card.type === type).map(({ price }) => price)
    return prices.length === 0 ? [] : [{ type, from: Math.min(...prices), to: Math.max(...prices) }]
  })
}
