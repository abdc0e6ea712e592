const path = require('node:path')

/** The repository's root folder. */
exports.root = path.resolve(__dirname, '..', '..')
