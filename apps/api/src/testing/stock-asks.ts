import { randomUUID } from 'node:crypto'
import { auctionAsks } from './auction-asks.ts'
import type { Ask } from './foreign-ask.ts'
import { newLot } from './new-lot.ts'

const cutoff = { freight: 0, cutoffDaysBefore: 1, cutoffMinutes: 720, timeZone: 'Europe/Moscow' } as const

/** How the calls about lots, price lists and auctions are asked about an id. Plantations are everybody's, their lots are not. */
export const stockAsks: Readonly<Record<string, Ask>> = {
  lotList: { of: 'recipient', ask: (id) => ({ query: { plantationId: id } }) },
  lotCreate: {
    of: 'recipient',
    ask: (id) => ({
      payload: { plantationId: id, ...newLot },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  lotsSave: {
    of: 'recipient',
    ask: (id) => ({
      payload: { lots: [], added: [{ plantationId: id, ...newLot }] },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  stockImportCreate: {
    of: 'recipient',
    ask: (id) => ({
      query: { plantationId: id, date: '2026-11-26' },
      payload: Buffer.from('Сорт;Цена'),
      headers: { 'content-type': 'text/csv' },
    }),
  },
  regionUpdate: {
    of: 'recipient',
    ask: (id) => ({
      url: `/api/staff/region/${id}`,
      payload: {
        ...cutoff,
        version: 1,
        name: { ru: 'Тверь', en: 'Tver' },
        warehouse: { ru: 'Москва', en: 'Moscow' },
        deliveryWeekdays: [1],
        cities: [],
        pickup: null,
        reason: 'Тариф',
      },
    }),
  },
  regionChangeWithdraw: { of: 'recipient', ask: (id) => ({ url: `/api/staff/region/${id}/change/1` }) },
  plantationUpdate: {
    of: 'recipient',
    ask: (id) => ({
      url: `/api/staff/plantation/${id}`,
      payload: {
        ...cutoff,
        version: 1,
        name: 'Новая',
        country: 'RUS',
        city: { ru: '', en: '' },
        claimHours: null,
        reason: 'Тариф',
      },
    }),
  },
  plantationChangeWithdraw: {
    of: 'recipient',
    ask: (id) => ({ url: `/api/staff/plantation/${id}/change/1` }),
  },
  stockImportList: { of: 'recipient', ask: (id) => ({ query: { plantationId: id } }) },
  stockImportGet: { of: 'recipient', ask: (id) => ({ url: `/api/stock/import/${id}` }) },
  stockImportChange: {
    of: 'recipient',
    ask: (id) => ({ url: `/api/stock/import/${id}`, payload: { version: 0, firstRow: 1 } }),
  },
  stockImportApply: {
    of: 'recipient',
    ask: (id) => ({
      url: `/api/stock/import/${id}/apply`,
      payload: { version: 0 },
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  stockImportUndo: {
    of: 'recipient',
    ask: (id) => ({
      url: `/api/stock/import/${id}/undo`,
      payload: {},
      headers: { 'idempotency-key': randomUUID() },
    }),
  },
  stockImportDiscard: { of: 'recipient', ask: (id) => ({ url: `/api/stock/import/${id}` }) },
  ...auctionAsks,
}
