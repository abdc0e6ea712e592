const { execFileSync } = require('node:child_process')
const { programFromRegistry } = require('./from-registry.cjs')

const version = '24.21.0'

/** Path of a Node that runs TypeScript sources: this one if it can, else one from the npm registry. */
exports.findModernNode = function findModernNode() {
  if (stripsTypes(process.versions.node)) return process.execPath
  return programFromRegistry(`node@${version}`, 'process.execPath', (program) => answers(program))
}

/** Node reads types without a flag since 22.18 and 23.6. */
function stripsTypes(versionText) {
  const [major, minor] = versionText.split('.').map(Number)
  return major >= 24 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18)
}

function answers(program) {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim() === `v${version}`
  } catch {
    return false
  }
}

exports.stripsTypes = stripsTypes
