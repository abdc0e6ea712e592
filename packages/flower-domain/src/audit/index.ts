export { auditActions, auditChanges, auditSubjects } from './audit.ts'
export type { AuditAction, AuditChange, AuditSubject, AuditValue } from './audit.ts'
