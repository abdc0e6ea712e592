import { alstroemeria } from './alstroemeria.ts'
import { alstroemeriaStages } from './alstroemeria-stages.ts'
import { carnation } from './carnation.ts'
import { carnationStages } from './carnation-stages.ts'
import { chrysanthemum } from './chrysanthemum.ts'
import { chrysanthemumStages } from './chrysanthemum-stages.ts'
import { eucalyptus, eucalyptusStages } from './eucalyptus.ts'
import { gypsophila, gypsophilaStages } from './gypsophila.ts'
import { hypericum, hypericumStages } from './hypericum.ts'
import { pistache, pistacheStages } from './pistache.ts'
import { dyedRose, rose, sprayRose } from './rose.ts'
import { dyedRoseStages, roseStages, sprayRoseStages } from './rose-stages.ts'

/** Every kind of flower that has a picture, by its id in the sprite. */
export const drawings = {
  roses: rose,
  sprayRoses: sprayRose,
  alstroemeria,
  gypsophila,
  chrysanthemum,
  carnations: carnation,
  eucalyptus,
  hypericum,
  pistache,
  dyes: dyedRose,
} as const

/** The same flowers before they opened; foliage is young then, berries are green. */
const stageDrawings = {
  roses: roseStages,
  sprayRoses: sprayRoseStages,
  alstroemeria: alstroemeriaStages,
  gypsophila: gypsophilaStages,
  chrysanthemum: chrysanthemumStages,
  carnations: carnationStages,
  eucalyptus: eucalyptusStages,
  hypericum: hypericumStages,
  pistache: pistacheStages,
  dyes: dyedRoseStages,
} as const satisfies Record<keyof typeof drawings, { bud: string; opening: string }>

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
