import { writeFileSync } from 'node:fs'
import { rawSheet, semanticSheet } from './sheets.ts'

const styles = new URL('../styles/', import.meta.url)

writeFileSync(new URL('tokens.raw.css', styles), rawSheet)
writeFileSync(new URL('tokens.css', styles), semanticSheet)
