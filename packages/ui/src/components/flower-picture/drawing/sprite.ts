import { alstroemeria } from './alstroemeria.ts'
import { alstroemeriaStages } from './alstroemeria-stages.ts'
import { carnation } from './carnation.ts'
import { carnationStages } from './carnation-stages.ts'
import { chrysanthemum } from './chrysanthemum.ts'
import { chrysanthemumStages } from './chrysanthemum-stages.ts'
import {
  eucalyptus,
  eucalyptusStages,
  largeEucalyptus,
  largeEucalyptusStages,
  narrowEucalyptus,
  narrowEucalyptusStages,
  seededEucalyptus,
  seededEucalyptusStages,
} from './eucalyptus.ts'
import { gypsophila, gypsophilaStages } from './gypsophila.ts'
import { hypericum, hypericumStages } from './hypericum.ts'
import { pistache, pistacheStages } from './pistache.ts'
import { dyeDrop, rose, sprayRose } from './rose.ts'
import { roseStages, sprayRoseStages } from './rose-stages.ts'

/** Every kind of flower that has a picture, by its id in the sprite. */
export const drawings = {
  roses: rose,
  sprayRoses: sprayRose,
  alstroemeria,
  gypsophila,
  chrysanthemum,
  carnations: carnation,
  eucalyptus,
  narrowEucalyptus,
  largeEucalyptus,
  seededEucalyptus,
  hypericum,
  pistache,
  dyes: rose + dyeDrop,
  dyedGypsophila: gypsophila + dyeDrop,
  dyedChrysanthemum: chrysanthemum + dyeDrop,
  dyedCarnations: carnation + dyeDrop,
} as const

interface Stages {
  readonly bud: string
  readonly opening: string
}

function dyed({ bud, opening }: Stages): Stages {
  return { bud: bud + dyeDrop, opening: opening + dyeDrop }
}

/** The same flowers before they opened; foliage is young then, berries are green. */
const stageDrawings = {
  roses: roseStages,
  sprayRoses: sprayRoseStages,
  alstroemeria: alstroemeriaStages,
  gypsophila: gypsophilaStages,
  chrysanthemum: chrysanthemumStages,
  carnations: carnationStages,
  eucalyptus: eucalyptusStages,
  narrowEucalyptus: narrowEucalyptusStages,
  largeEucalyptus: largeEucalyptusStages,
  seededEucalyptus: seededEucalyptusStages,
  hypericum: hypericumStages,
  pistache: pistacheStages,
  dyes: dyed(roseStages),
  dyedGypsophila: dyed(gypsophilaStages),
  dyedChrysanthemum: dyed(chrysanthemumStages),
  dyedCarnations: dyed(carnationStages),
} as const satisfies Record<keyof typeof drawings, Stages>

function fileOf(shapesById: readonly (readonly [string, string])[]) {
  const groups = shapesById.map(([id, shapes]) => `<g id="${id}">${shapes}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${groups.join('\n')}\n</defs></svg>\n`
}

/** One file with all the drawings, for `<use href="flowers.svg#roses">`. */
export function sprite() {
  return fileOf(Object.entries(drawings))
}

/** The earlier stages, for `#roses-bud`; in a file of their own, because most pages show none. */
export function stageSprite() {
  return fileOf(
    Object.entries(stageDrawings).flatMap(([kind, { bud, opening }]) => [
      [`${kind}-bud`, bud] as const,
      [`${kind}-opening`, opening] as const,
    ]),
  )
}
