import { followParent } from '../follow-parent.ts'
import { checkComponents } from '../release/check-components.ts'
import { tagRelease } from '../release/tag-release.ts'
import { writeReleaseFiles } from '../release/release-files.ts'
import { ReleaseError } from '../release/run-or-throw.ts'
import { root } from '../root.ts'

const usage =
  'Usage: npm run release -- <version> [--without-components] | components | files [--without-image]'

async function requireComponents(): Promise<void> {
  const exceeded = await checkComponents(root)
  if (exceeded.length === 0) return
  throw new ReleaseError(
    `These components have exceeded the time frames of docs/operations.md:\n${exceeded.join('\n')}`,
  )
}

followParent()
const [what, option, ...rest] = process.argv.slice(2)
try {
  if (what === undefined || rest.length > 0) throw new ReleaseError(usage)
  if (what === 'files') {
    if (option !== undefined && option !== '--without-image') throw new ReleaseError(usage)
    const folder = await writeReleaseFiles(root, { hasImage: option === undefined })
    console.log(`The release is in ${folder}.`)
  } else if (what === 'components') {
    if (option !== undefined) throw new ReleaseError(usage)
    await requireComponents()
    console.log('No component has exceeded the time frames of docs/operations.md.')
  } else {
    if (option !== undefined && option !== '--without-components') throw new ReleaseError(usage)
    const isChecked = option === undefined
    if (isChecked) await requireComponents()
    console.log(
      `${await tagRelease(root, what, { isChecked })} is committed and tagged here. Push the commit and its tag.`,
    )
  }
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
