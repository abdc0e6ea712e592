/** What every report says while it is loading, and where it cannot be loaded. */
export const reportMessages = { loading: 'reports.loading', failedText: 'reports.loadFailedText' } as const
