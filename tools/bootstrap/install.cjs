const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { BootstrapError } = require('./bootstrap-error.cjs')
const { isWritable } = require('./from-registry.cjs')
const { findPnpm } = require('./pnpm.cjs')
const { root } = require('./root.cjs')
const { runToEnd } = require('./run-to-end.cjs')

// Inside node_modules, so that removing the one removes the other.
const stampFile = path.join(root, 'node_modules', '.cache', 'installed')

/** Installs what the lockfile names, unless exactly that is installed already. */
exports.installDependencies = async function installDependencies(node, env) {
  const folders = workspaceFolders()
  const wanted = fingerprint(folders, node)
  const isInstalled =
    readStamp() === wanted && folders.every((folder) => existsSync(path.join(folder, 'node_modules')))
  if (isInstalled) return
  // The stamp goes first and comes last: an install that was cut off leaves none.
  rmSync(stampFile, { force: true })
  console.error('Installing the dependencies…')
  const code = await runToEnd(findPnpm(), ['install', '--frozen-lockfile', ...storeFlags(env)], {
    cwd: root,
    env: { ...env, CI: 'true' },
    shell: process.platform === 'win32',
  })
  if (code !== 0)
    throw new BootstrapError('The dependencies could not be installed; the reason is above.', code)
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}

/** An account without a home keeps pnpm's store in the clone. */
function storeFlags(env) {
  return isWritable(env.HOME ?? root) ? [] : [`--store-dir=${path.join(root, '.cache', 'pnpm-store')}`]
}

function workspaceFolders() {
  const inside = (parent) => readdirSync(path.join(root, parent)).map((name) => path.join(root, parent, name))
  const folders = [
    root,
    path.join(root, 'e2e'),
    path.join(root, 'bench'),
    ...inside('packages'),
    ...inside('apps'),
  ]
  return folders.filter((folder) => existsSync(path.join(folder, 'package.json')))
}

function fingerprint(folders, node) {
  const hash = createHash('sha256').update(`${node} ${process.platform} ${process.arch}`)
  const manifests = folders.map((folder) => path.join(folder, 'package.json'))
  for (const file of [
    path.join(root, 'pnpm-lock.yaml'),
    path.join(root, 'pnpm-workspace.yaml'),
    ...manifests,
  ]) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}
