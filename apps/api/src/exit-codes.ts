/** How the server's process ends, for whoever started it. */
export const exitCodes = {
  /** Told to stop, and stopped in order. */
  stopped: 0,
  /** It cannot start until a person has put something right. */
  cannotStart: 1,
  /** It ran and failed (`EX_SOFTWARE` of sysexits.h): starting it again may help. */
  failed: 70,
} as const
