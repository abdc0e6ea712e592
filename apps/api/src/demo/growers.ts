import type { CountryCode, FlowerType } from '@flower-market/flower-domain'
import demoData from './demo-data.json' with { type: 'json' }

/** A farm of the demo. */
export interface Farm {
  /** Short name in the codes of lots. */
  readonly code: string
  readonly id: string
  readonly name: string
  /** ISO 3166-1 alpha-3. */
  readonly country: CountryCode
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-zа-яё0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
}

const latinIds: Readonly<Record<string, string>> = { 'Тепличный двор «Пример»': 'teplichny-dvor' }

function initials(id: string): string {
  return id
    .split('-')
    .map((word) => word.slice(0, 2))
    .join('')
    .toUpperCase()
}

/** All farms, by their names. */
export const farms: ReadonlyMap<string, Farm> = new Map(
  (Object.entries(demoData.farms) as [CountryCode, string[]][]).flatMap(([country, names]) =>
    names.map((name): [string, Farm] => {
      const id = latinIds[name] ?? slug(name)
      return [name, { code: initials(id), id, name, country }]
    }),
  ),
)

const [altoZafiro, quintaLumbre, valleTinta] = demoData.farms.ECU as [string, string, string]
const [kilimaDawn, ziwaPepo, tumainiRidge] = demoData.farms.KEN as [string, string, string]
const [sabanaCobre, campoNube, llanoLirio] = demoData.farms.COL as [string, string, string]
const [polderglans, duinster] = demoData.farms.NLD as [string, string]
const [teplichnyDvor] = demoData.farms.RUS as [string]
const [rivieraVerde] = demoData.farms.ITA as [string]
const [mistGreens] = demoData.farms.ISR as [string]

/** Who grows a type, at which lengths in cm; `only` names the varieties where a farm does not grow them all. */
export interface Growing {
  readonly farm: string
  readonly lengths: readonly number[]
  readonly only?: readonly string[]
}

const kenyanRoses = ['Athena', 'Rhodos', 'Madam Red']
const andeanRoses = demoData.varieties.roses.filter((variety) => !kenyanRoses.includes(variety))
const tintedRoses = demoData.varieties.dyes.filter((variety) => /^(?:Vendela|Mondial)/u.test(variety))

/** What grows where, as it is in the trade: roses on the equator, chrysanthemums in Holland, foliage by the sea. */
export const growers: Readonly<Record<FlowerType, readonly Growing[]>> = {
  roses: [
    { farm: altoZafiro, lengths: [40, 50, 60, 70, 80, 90], only: andeanRoses },
    { farm: quintaLumbre, lengths: [50, 60, 70, 80, 90], only: andeanRoses },
    { farm: valleTinta, lengths: [40, 50, 60, 70, 80], only: andeanRoses },
    { farm: sabanaCobre, lengths: [50, 60, 70], only: ['Freedom', 'Vendela', 'Mondial', 'Hot Explorer'] },
    { farm: kilimaDawn, lengths: [40, 50, 60], only: kenyanRoses },
    { farm: ziwaPepo, lengths: [40, 50, 60], only: kenyanRoses },
    { farm: tumainiRidge, lengths: [40, 50], only: kenyanRoses },
  ],
  sprayRoses: [
    { farm: ziwaPepo, lengths: [40, 50, 60] },
    { farm: tumainiRidge, lengths: [40, 50, 60, 70] },
    { farm: valleTinta, lengths: [50, 60, 70] },
  ],
  alstroemeria: [
    { farm: llanoLirio, lengths: [60, 70, 80] },
    { farm: campoNube, lengths: [60, 70] },
    { farm: polderglans, lengths: [70, 80] },
  ],
  gypsophila: [
    { farm: valleTinta, lengths: [60, 70, 80] },
    { farm: kilimaDawn, lengths: [60, 70] },
  ],
  chrysanthemum: [
    { farm: polderglans, lengths: [60, 70] },
    { farm: duinster, lengths: [60, 70, 80] },
    { farm: teplichnyDvor, lengths: [60, 70] },
  ],
  carnations: [
    { farm: campoNube, lengths: [40, 50, 60] },
    { farm: sabanaCobre, lengths: [40, 50, 60] },
    { farm: tumainiRidge, lengths: [40, 50] },
  ],
  eucalyptus: [
    { farm: rivieraVerde, lengths: [40, 50, 60, 70] },
    { farm: mistGreens, lengths: [50, 60, 70] },
  ],
  hypericum: [
    { farm: kilimaDawn, lengths: [50, 60, 70] },
    { farm: tumainiRidge, lengths: [50, 60] },
    { farm: quintaLumbre, lengths: [60, 70] },
  ],
  pistache: [
    { farm: rivieraVerde, lengths: [40, 50, 60, 70] },
    { farm: mistGreens, lengths: [40, 50, 60] },
  ],
  dyes: [
    { farm: quintaLumbre, lengths: [50, 60, 70], only: tintedRoses },
    { farm: polderglans, lengths: [60, 70] },
    { farm: duinster, lengths: [60, 70] },
  ],
}
