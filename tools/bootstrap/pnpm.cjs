const { execFileSync } = require('node:child_process')
const { programFromRegistry } = require('./from-registry.cjs')

const version = '12.21.0'
const [major] = version.split('.')

/** Printed inside npx, where PATH begins with the folders of the fetched package's programs. */
const question = `process.env.PATH.split(path.delimiter).map((folder) =>
  path.join(folder, process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm')).find((file) => fs.existsSync(file))`

/** Path (or name) of a pnpm of the right major: the one in PATH, else one from the npm registry. */
exports.findPnpm = function findPnpm() {
  if (hasRightMajor('pnpm')) return 'pnpm'
  return programFromRegistry(`pnpm@${version}`, question, hasRightMajor)
}

function hasRightMajor(program) {
  try {
    const said = execFileSync(program, ['--version'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
      // A Corepack shim would ask, or wait for a download that never comes.
      timeout: 5_000,
      env: { ...process.env, COREPACK_ENABLE_NETWORK: '0' },
    })
    return said.trim().split('.')[0] === major
  } catch {
    return false
  }
}
