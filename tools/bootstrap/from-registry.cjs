const { execFileSync } = require('node:child_process')
const { accessSync, constants, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const { homedir } = require('node:os')
const path = require('node:path')
const { BootstrapError } = require('./bootstrap-error.cjs')
const { root } = require('./root.cjs')

const cacheFolder = path.join(root, '.cache', 'bootstrap')

/**
 * Path of a program from an npm package, fetched by npx at the first need and remembered. It is started directly later:
 * npx between a terminal and its program would swallow signals and exit codes.
 *
 * @param {string} spec package and exact version, `node@24.21.0`
 * @param {string} question a Node expression that prints the path when run inside npx
 * @param {(program: string) => boolean} works whether the path (still) leads to the wanted program
 */
exports.programFromRegistry = function programFromRegistry(spec, question, works) {
  const remembered = path.join(cacheFolder, `${spec}-${process.platform}-${process.arch}`)
  const known = readIfThere(remembered)
  if (known !== undefined && works(known)) return known
  const program = askNpx(spec, question)
  if (!works(program)) throw new BootstrapError(`npm delivered ${spec}, but ${program} does not run here.`)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(remembered, program)
  return program
}

function askNpx(spec, question) {
  console.error(`Fetching ${spec} from the npm registry…`)
  try {
    return execFileSync(npx(), ['-y', '-p', spec, 'node', '-p', question], {
      encoding: 'utf8',
      env: npmEnvironment(),
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim()
  } catch (error) {
    const said = String(error.stderr ?? '').trim() || error.message
    throw new BootstrapError(
      `${said}\n${spec} could not be fetched from the npm registry. Check the network and try again.`,
    )
  }
}

/** The npx beside this Node; the one in PATH otherwise. */
function npx() {
  const beside = path.join(path.dirname(process.execPath), process.platform === 'win32' ? 'npx.cmd' : 'npx')
  return isExecutable(beside) ? beside : 'npx'
}

/** An account without a home of its own (`nobody`, some containers) keeps npm's cache in the clone. */
function npmEnvironment() {
  const env = { ...process.env, npm_config_update_notifier: 'false', npm_config_fund: 'false' }
  if (!isWritable(homedir())) env.npm_config_cache = path.join(root, '.cache', 'npm')
  return env
}

function isExecutable(file) {
  return allows(file, constants.X_OK)
}

function isWritable(folder) {
  return allows(folder, constants.W_OK)
}

function allows(file, mode) {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

exports.isWritable = isWritable
