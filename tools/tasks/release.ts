import { followParent } from '../follow-parent.ts'
import { tagRelease } from '../release/tag-release.ts'
import { writeReleaseFiles } from '../release/release-files.ts'
import { ReleaseError } from '../release/run-or-throw.ts'
import { root } from '../root.ts'

const usage = 'Usage: npm run release -- <version> | files [--without-image]'

followParent()
const [what, option, ...rest] = process.argv.slice(2)
try {
  if (what === undefined || rest.length > 0) throw new ReleaseError(usage)
  if (what === 'files') {
    if (option !== undefined && option !== '--without-image') throw new ReleaseError(usage)
    const folder = await writeReleaseFiles(root, { hasImage: option === undefined })
    console.log(`The release is in ${folder}.`)
  } else {
    if (option !== undefined) throw new ReleaseError(usage)
    console.log(`${await tagRelease(root, what)} is committed and tagged here. Push the commit and its tag.`)
  }
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
