export { datedRecordsService, type ChangeDecision } from './dated-records.service.ts'
export { plannedByRecord } from './planned-changes.repository.ts'
export type { ChangesTable, RecordKind } from './record-kind.ts'
