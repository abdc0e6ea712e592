import type { AudienceOf, EventDefinition } from '@flower-market/api-client/contract'
import type { Role } from '@flower-market/flower-domain'

/** Who listens. */
export interface Listener {
  readonly personId: string
  readonly role: Role
  /** The plantation that the person represents. */
  readonly plantationId?: string | null
}

/** The stream in which the events for an audience are numbered. */
export function streamOf(audience: AudienceOf<EventDefinition>): string {
  if ('person' in audience) return `person:${audience.person}`
  if ('plantation' in audience) return `plantation:${audience.plantation}`
  return 'role' in audience ? `role:${audience.role}` : 'everybody'
}

/** The names of the streams that a row of `people` follows, in SQL: those of `streamsOf`, and NULL for no plantation. */
export const streamsOfPeopleRow = `ARRAY['everybody', 'role:' || people.role, 'plantation:' || people.plantation_id, 'person:' || people.id]`

/** The streams that a listener follows: there is no other way to an event. */
export function streamsOf({ personId, role, plantationId }: Listener): readonly string[] {
  const plantation = plantationId === undefined || plantationId === null ? [] : [`plantation:${plantationId}`]
  return ['everybody', `role:${role}`, ...plantation, `person:${personId}`]
}
