/** The time zones of Russia, from west to east. */
const russianTimeZones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Krasnoyarsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
] as const

/** The time zones that somebody chooses from: those of Russia, and others that are named. */
export function timeZoneChoices(others: readonly string[]): string[] {
  return [...new Set([...russianTimeZones, ...others])]
}

/** Quiet hours begin and end with a half-hour. */
export const halfHours: readonly number[] = Array.from({ length: 48 }, (_, place) => place * 30)
