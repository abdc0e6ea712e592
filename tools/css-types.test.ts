import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeCssTypes } from './css-types.ts'
import { writeWorkspace } from './boundaries/negative-fixture.ts'
import { runTool } from './run-program.ts'

const sheet = 'packages/ui/src/Button.module.css'

function writeModule(code: string): string {
  const base = writeWorkspace({
    [sheet]: '@layer ui { .button { color: inherit } }',
    'packages/ui/src/Button.ts': `import styles from './Button.module.css'\nexport const name: string = ${code}\n`,
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        moduleResolution: 'Bundler',
        module: 'ESNext',
        types: [],
      },
      include: ['packages'],
    }),
  })
  onTestFinished(() => rmSync(base, { recursive: true }))
  return base
}

async function checkTypes(base: string) {
  await writeCssTypes(base)
  return runTool('tsc', ['-p', base, '--pretty', 'false'], { output: 'keep' })
}

test('a class name that the sheet has passes the type check', async () => {
  expect(await checkTypes(writeModule('styles.button'))).toEqual({ code: 0, output: '' })
})

test('a class name that the sheet lacks fails the type check', async () => {
  const { code, output } = await checkTypes(writeModule('styles.buton'))
  expect(code).not.toBe(0)
  expect(output).toContain(`Property 'buton' does not exist`)
})

test('the types of a sheet that is gone go too', async () => {
  const base = writeModule('styles.button')
  const types = path.join(base, `${sheet}.d.ts`)
  await writeCssTypes(base)
  expect(existsSync(types)).toBe(true)
  rmSync(path.join(base, sheet))
  writeFileSync(path.join(base, 'packages/ui/src/Other.module.css'), '.other {}')
  await writeCssTypes(base)
  expect(existsSync(types)).toBe(false)
})
