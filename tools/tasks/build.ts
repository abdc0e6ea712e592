import { followParent } from '../follow-parent.ts'
import { buildStorybookIfChanged } from '../storybook-build.ts'
import { buildWebIfChanged } from '../web-build.ts'

followParent()
const isOnlyApps = process.argv.includes('--apps')
const { isBuilt, output } = await buildWebIfChanged()
if (output !== '') console.error(output)
if (!isBuilt) process.exit(1)
if (!isOnlyApps && !(await buildStorybookIfChanged())) process.exit(1)
