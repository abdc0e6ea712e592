import { startAfterPaint } from '@flower-market/app-runtime/starter'

startAfterPaint()
