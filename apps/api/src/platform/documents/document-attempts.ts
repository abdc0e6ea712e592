/** How often a person may have a document written. */
export const documentAttempts = { name: 'documents', attempts: 60, windowMs: 15 * 60_000 }
