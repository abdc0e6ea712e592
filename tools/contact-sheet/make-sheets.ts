import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import type { FailedStory } from '../visual/compare-stories.ts'
import type { Story } from '../visual/story-list.ts'
import { takePictures } from '../visual/take-pictures.ts'
import { type Row, columnName, sheetPage, sheetWidth } from './sheet-page.ts'
import { trimBlank } from './trim-blank.ts'

const rowsPerSheet = 10

/** What to put on sheets, and where. */
export interface SheetOrder {
  /** The built Storybook. */
  readonly dist: string
  readonly stories: readonly Story[]
  /** Emptied first. */
  readonly folder: string
  readonly title: string
  /** Whether blank space around what a story shows is cut: components are small, screens are looked at as they are. */
  readonly isTrimmed: boolean
}

/** Photographs the stories in every appearance and language, ten of them a sheet; gives the sheets' files. */
export async function makeSheets(
  browser: Browser,
  order: SheetOrder,
): Promise<{ readonly sheets: readonly string[]; readonly failures: readonly FailedStory[] }> {
  const { dist, stories, folder, title, isTrimmed } = order
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.join(folder, 'pictures'), { recursive: true })
  const rows = new Map(
    stories.map((story) => [story.id, { files: {} as Record<string, string>, problem: '' }]),
  )
  await takePictures(
    { browser, dist, stories, locales: ['ru', 'en'], isForCertain: false },
    async (first, again) => {
      // Stories are played in the words of one language; in the other they stop where a word is not found.
      const isPlayed = first.locale === 'ru'
      const taken = isPlayed && first.problem !== undefined ? await again() : first
      const row = rows.get(taken.story.id)
      if (row === undefined) return
      if (isPlayed) row.problem = taken.problem ?? ''
      for (const { appearance, png } of taken.pictures) {
        const column = columnName({ ...appearance, locale: taken.locale })
        const file = `pictures/${taken.story.id}.${column}.png`
        writeFileSync(path.join(folder, file), isTrimmed ? trimBlank(png) : png)
        row.files[column] = file
      }
    },
  )
  const labelled = stories.map((story): Row => {
    const { files, problem } = rows.get(story.id) ?? { files: {}, problem: '' }
    return { label: `${story.title} · ${story.name}`, files, problem: problem === '' ? undefined : problem }
  })
  const failures = stories.flatMap(({ id }) => {
    const problem = rows.get(id)?.problem ?? ''
    return problem === '' ? [] : [{ id, problem }]
  })
  return { sheets: await drawSheets(browser, folder, title, labelled), failures }
}

async function drawSheets(
  browser: Browser,
  folder: string,
  title: string,
  rows: readonly Row[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 900 } })
  const sheets: string[] = []
  const count = Math.ceil(rows.length / rowsPerSheet)
  for (let number = 1; number <= count; number += 1) {
    const own = rows.slice((number - 1) * rowsPerSheet, number * rowsPerSheet)
    const name = path.join(folder, `sheet-${String(number).padStart(2, '0')}`)
    writeFileSync(`${name}.html`, sheetPage(`${title}, ${number} of ${count}`, own))
    await page.goto(pathToFileURL(`${name}.html`).href)
    await page.screenshot({ path: `${name}.png`, fullPage: true })
    sheets.push(`${name}.png`)
  }
  await page.close()
  return sheets
}
