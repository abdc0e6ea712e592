import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readJson } from '../read-json.ts'
import { root } from '../root.ts'
import { writeBillOfMaterials, writeReleaseFiles, type Release } from './release-files.ts'
import { tagRelease } from './tag-release.ts'

interface Repository {
  readonly folder: string
  git(...args: string[]): string
  commit(message: string, files?: Readonly<Record<string, string>>): void
}

function manifest(name: string, more = {}): string {
  return JSON.stringify({ name: `@flower-market/${name}`, version: '0.1.0', ...more })
}

/** A product with two published packages and the three programs, all of which depend on nothing. */
function repository(): Repository {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 't')
    vi.stubEnv(`GIT_${who}_EMAIL`, 't@t.example')
  }
  onTestFinished(() => void vi.unstubAllEnvs())
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const commit = (message: string, files: Readonly<Record<string, string>> = {}) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', `--message=${message}`)
  }
  git('init', '--quiet', '--initial-branch=main')
  mkdirSync(path.join(folder, '.changeset'))
  cpSync(path.join(root, '.changeset/config.json'), path.join(folder, '.changeset/config.json'))
  commit('feat(api): the first call', {
    '.gitignore': '.cache/\n',
    'package.json': '{\n  "name": "flower-market",\n  "version": "0.1.0",\n  "private": true\n}\n',
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n  - apps/*\n',
    'pnpm-lock.yaml':
      "lockfileVersion: '9.0'\nimporters:\n  .: {}\n" +
      ['apps/api', 'apps/web', 'apps/admin', 'packages/flower-domain', 'packages/api-client']
        .map((name) => `  ${name}: {}\n`)
        .join(''),
    'packages/flower-domain/package.json': manifest('flower-domain'),
    'packages/api-client/package.json': manifest('api-client'),
    ...Object.fromEntries(
      ['api', 'web', 'admin'].map((name) => [`apps/${name}/package.json`, manifest(name, { private: true })]),
    ),
    '.changeset/first.md': "---\n'@flower-market/flower-domain': minor\n---\n\nStems are counted.\n",
  })
  return { folder, git, commit }
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}

test('a release is a tagged commit with its version and what has changed since the last one', async () => {
  const { folder, git, commit } = repository()
  expect(await tagRelease(folder, '0.9.0')).toBe('v0.9.0')
  expect(read(folder, 'CHANGELOG.md')).toContain('the first call')
  expect(read(folder, 'packages/flower-domain/CHANGELOG.md')).toContain('Stems are counted.')
  commit('fix(cart): whole packs are counted once')
  commit('test: what nobody notices')
  await tagRelease(folder, '0.10.0')
  const [latest = ''] = read(folder, 'CHANGELOG.md').split('## 0.9.0')
  expect(latest).toContain('0.10.0')
  expect(latest).toContain('whole packs are counted once')
  expect(latest).not.toMatch(/the first call|nobody notices/u)
  expect(readJson(path.join(folder, 'package.json'))).toMatchObject({ version: '0.10.0' })
  expect(git('status', '--porcelain')).toBe('')
  expect(git('tag', '--points-at', 'HEAD')).toBe('v0.10.0')
})

test('the tag of a release whose components were not checked says so', async () => {
  const { folder, git } = repository()
  const messageOf = (tag: string) => git('tag', '--list', tag, '--format', '%(contents)')
  await tagRelease(folder, '0.9.0')
  expect(messageOf('v0.9.0')).toBe('Flower Market 0.9.0')
  await tagRelease(folder, '0.10.0', { isChecked: false })
  expect(messageOf('v0.10.0')).toContain('not checked for advisories')
})

test('a release is refused with changes that are not committed, and for a version that is not later', async () => {
  const { folder, commit, git } = repository()
  git('tag', 'v0.10.0')
  for (const version of ['0.9.0', '0.10.0']) {
    await expect(tagRelease(folder, version)).rejects.toThrow(`0.10.0 is released; ${version} is not later.`)
  }
  await expect(tagRelease(folder, 'v1')).rejects.toThrow('v1 is no version')
  writeFileSync(path.join(folder, 'new.ts'), '')
  await expect(tagRelease(folder, '1.0.0')).rejects.toThrow('new.ts')
  commit('chore: new')
  expect(git('tag')).toBe('v0.10.0')
})

/** Answers as buildx does: it writes the digest to the file that it is given. */
function fakeBuilder(digest: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-builder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const program = path.join(folder, 'docker')
  writeFileSync(
    program,
    `#!/bin/sh
for option in "$@"; do
  case "$option" in
    --metadata-file=*) echo '{"containerimage.digest": "${digest}"}' > "\${option#*=}" ;;
    --output=type=oci,dest=*) echo image > "\${option#*dest=}" ;;
  esac
done
`,
  )
  chmodSync(program, 0o755)
  return program
}

test('the files of a release are bills of materials and the image, with the digests of all', async () => {
  const { folder, git } = repository()
  const notTagged = writeReleaseFiles(folder, { hasImage: false })
  await expect(notTagged).rejects.toThrow('Check out the tag of a release first')
  await tagRelease(folder, '1.0.0')
  const digest = `sha256:${'0a'.repeat(32)}`
  const out = await writeReleaseFiles(folder, { hasImage: true, builder: fakeBuilder(digest) })
  const release = readJson<Release>(path.join(out, 'release.json'))
  expect(release).toMatchObject({ version: '1.0.0', commit: git('rev-parse', 'HEAD'), imageDigest: digest })
  const files = ['admin.cdx.json', 'api.cdx.json', 'image.oci.tar', 'web.cdx.json']
  expect(Object.keys(release?.sha256 ?? {}).toSorted()).toEqual(files)
  for (const sum of Object.values(release?.sha256 ?? {})) expect(sum).toMatch(/^[\da-f]{64}$/u)
  expect(readJson(path.join(out, 'api.cdx.json'))).toMatchObject({ bomFormat: 'CycloneDX' })
})

test('a release without a container builder says so, and is made without an image only when asked for', async () => {
  const { folder } = repository()
  await tagRelease(folder, '1.0.0')
  const builder = path.join(folder, 'no-such-builder')
  await expect(writeReleaseFiles(folder, { hasImage: true, builder })).rejects.toThrow(
    'No container builder answers',
  )
  const silent = writeReleaseFiles(folder, { hasImage: true, builder: fakeBuilder('') })
  await expect(silent).rejects.toThrow('not said its digest')
  const out = await writeReleaseFiles(folder, { hasImage: false })
  expect(readJson<Release>(path.join(out, 'release.json'))?.imageDigest).toBeNull()
})

/** What a release reads of this repository. */
const releasedBy = [
  'package.json',
  'pnpm-{lock,workspace}.yaml',
  '{apps,packages}/*/package.json',
  '{bench,e2e}/package.json',
  '.changeset/*',
]

test('the changesets of this repository can be released', async () => {
  const { folder, commit } = repository()
  // Copied, since CI may check out without a history.
  for (const name of ['packages', '.changeset']) rmSync(path.join(folder, name), { recursive: true })
  for (const file of globSync(releasedBy, { cwd: root }))
    cpSync(path.join(root, file), path.join(folder, file))
  commit('feat: all of it')
  expect(await tagRelease(folder, '100000.0.0')).toBe('v100000.0.0')
})

test('the bill of materials of the server names what it runs on, and nothing of its tests', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-bill-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'api.cdx.json')
  // Of this clone: pnpm has checked its lockfile when it was installed, and would ask the registry about another one.
  await writeBillOfMaterials(root, 'api', file)
  const bill = readJson<{ components: { name: string }[] }>(file)
  const names = bill?.components.map(({ name }) => name) ?? []
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod']))
  expect(names).not.toContain('vitest')
})
