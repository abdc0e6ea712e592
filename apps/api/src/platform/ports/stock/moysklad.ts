import { roundHalfAwayFromZero } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import type { MoyskladSettings } from '../../moysklad-variables.ts'
import { ProviderError } from '../provider-error.ts'
import { moyskladClient } from './moysklad-client.ts'
import type { StockItem, StockLevel, StockOrder, StockPort } from './stock-port.ts'

const provider = 'moysklad'
/** Of a longer page the products would come as links, without name and folder: the API expands a hundred at most. */
const pageSize = 100
/** More is not believed: a shop of this size would be asked otherwise. */
const mostPages = 1_000
const dayMs = 24 * 3_600_000

const meta = z.object({ href: z.string() })
const salePrice = z.object({ value: z.number(), priceType: z.object({ name: z.string() }) })
const assortment = z.object({
  meta: z.object({ size: z.int() }),
  rows: z.array(
    z.object({
      id: z.string(),
      meta: z.object({ type: z.string() }),
      name: z.string(),
      archived: z.optional(z.boolean()),
      pathName: z.optional(z.string()),
      characteristics: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
      salePrices: z.optional(z.array(salePrice)),
      product: z.optional(z.object({ meta, name: z.optional(z.string()), pathName: z.optional(z.string()) })),
    }),
  ),
})
const levels = z.array(z.object({ assortmentId: z.string(), freeStock: z.number() }))
const document = z.object({ id: z.string().check(z.minLength(1)) })

function read<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const parsed = z.safeParse(schema, answer)
  if (!parsed.success) throw new ProviderError(provider, 'an answer of another form')
  return parsed.data
}

/** Moscow's clock, as the API writes and reads moments. */
function writeMoment(moment: Date): string {
  return new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

type Row = z.output<typeof assortment>['rows'][number]

/** A variant carries its characteristics; its product the name and the folder. Prices are floats in kopecks: rounded here, and nowhere else. */
function toItem(row: Row, priceType: string | undefined): StockItem | null {
  if (row.archived === true || row.meta.type !== 'variant') return null
  const prices = row.salePrices ?? []
  const price = priceType === undefined ? prices[0] : prices.find((one) => one.priceType.name === priceType)
  const kopecks = price === undefined ? 0 : roundHalfAwayFromZero(price.value)
  return {
    id: row.id,
    type: (row.product?.pathName ?? row.pathName ?? '').split('/').at(-1) ?? '',
    variety: row.product?.name ?? row.name.split(' (')[0] ?? '',
    characteristics: new Map(
      (row.characteristics ?? []).map(({ name, value }) => [name.trim().toLowerCase(), value.trim()]),
    ),
    price: kopecks > 0 ? kopecks : null,
  }
}

/** MoySklad by its JSON API 1.2. */
export function moysklad(
  settings: MoyskladSettings,
  { now = () => new Date(), wait }: { now?: () => Date; wait?: (ms: number) => Promise<unknown> } = {},
): StockPort {
  const { url, priceType, organization, agent, store } = settings
  const ask = moyskladClient(settings, wait)
  const refer = (type: string, id: string) => ({
    meta: { href: `${url}/entity/${type}/${id}`, type, mediaType: 'application/json' },
  })

  const findOrder = async (id: string): Promise<string | null> => {
    const found = await ask({ path: `entity/customerorder/syncid/${id}` })
    return found === null ? null : read(document, found).id
  }

  const toBody = ({ id, number, at, deliveryDate, comment, lines }: StockOrder) => ({
    syncId: id,
    name: `FM-${number}`,
    externalCode: id,
    moment: writeMoment(at),
    deliveryPlannedMoment: `${deliveryDate} 00:00:00`,
    description: comment,
    organization: refer('organization', organization),
    agent: refer('counterparty', agent),
    ...(store && { store: refer('store', store) }),
    positions: lines.map(({ itemId, quantity, price }) => ({
      quantity,
      price,
      discount: 0,
      vat: 0,
      reserve: quantity,
      assortment: refer('variant', itemId),
    })),
  })

  return {
    provider,
    async readItems() {
      const items: StockItem[] = []
      for (let page = 0; page < mostPages; page += 1) {
        const answer = await ask({
          path: `entity/assortment?limit=${pageSize}&offset=${page * pageSize}&expand=product`,
          headers: { 'x-lognex-remap-beta-feature': 'assortmentWithoutStock' },
        })
        const { rows, meta: about } = read(assortment, answer)
        items.push(...rows.flatMap((row) => toItem(row, priceType) ?? []))
        if (rows.length === 0 || (page + 1) * pageSize >= about.size) return items
      }
      throw new ProviderError(provider, 'more items than any shop has')
    },

    async readLevels(since): Promise<StockLevel[]> {
      // What is further back than a day the report does not know: then all is read.
      const isDelta = since !== null && now().getTime() - since.getTime() < dayMs
      const query = new URLSearchParams({ stockType: 'freeStock' })
      if (isDelta) query.set('changedSince', writeMoment(since))
      if (isDelta) query.set('include', 'zeroLines')
      if (store !== undefined) query.set('filter', `storeId=${store}`)
      const answer = await ask({ path: `report/stock/all/current?${query}` })
      return read(levels, answer).map(({ assortmentId, freeStock }) => ({
        itemId: assortmentId,
        stems: Math.max(0, Math.floor(freeStock)),
      }))
    },

    async placeOrder(order) {
      // An answer that was lost: the order is there under our id.
      const known = await findOrder(order.id)
      if (known !== null) return { reference: known }
      const made = await ask({ path: 'entity/customerorder', method: 'POST', json: toBody(order) })
      return { reference: read(document, made).id }
    },

    async cancelOrder(reference) {
      const path = `entity/customerorder/${encodeURIComponent(reference)}`
      // An order that is not applicable reserves nothing; one that somebody has deleted neither.
      await ask({ path, method: 'PUT', json: { applicable: false } })
    },
  }
}
